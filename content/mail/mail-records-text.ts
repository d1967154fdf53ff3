/**
 * What the DNS says about the school's domain, in a sentence for the owner and one for the
 * technician. Names and values come from the DNS, clipped.
 */
export const mailRecordsText = {
  unknown: (record: string, domain: string) =>
    `${record}: could not be looked up for ${domain} at the moment.`,
  mx: {
    good: (domain: string, server: string) => `MX: ${server} takes the mails to ${domain}.`,
    missing: (domain: string) =>
      `MX: no mail server takes mails to ${domain}, so what the website sends you may not arrive.`,
    todo: (domain: string) =>
      `look whether ${domain} is spelled right, and give it the MX record that the provider of the mailbox names`,
  },
  spf: {
    good: (domain: string, server: string) =>
      `SPF: ${domain} names ${server} as a server that may send its mails.`,
    noServer: (domain: string) =>
      `SPF: ${domain} has the one record it needs. Which server sends on for this machine cannot be told from here.`,
    unsure: (domain: string, server: string) =>
      `SPF: ${domain} has the one record it needs, but whether it covers ${server} cannot be told from here.`,
    unsureTodo: (server: string) =>
      `look whether the SPF record has what the provider of ${server} wants in it (“include:…”)`,
    uncovered: (domain: string, server: string) =>
      `SPF: the record of ${domain} does not name ${server}, so mails from the website look forged and land among the advertising.`,
    uncoveredTodo: (include: string) => `add “include:${include}” to the SPF record`,
    missing: (domain: string) =>
      `SPF: ${domain} does not say which servers may send its mails, so many mail services put them among the advertising.`,
    missingTodo: (domain: string) =>
      `give ${domain} the TXT record “v=spf1 …” that the mail service names`,
    several: (domain: string) =>
      `SPF: ${domain} has several records where there may be one, so none of them counts.`,
    severalTodo: "make the SPF records one",
    nobody: (domain: string) => `SPF: the record of ${domain} lets nobody send its mails.`,
  },
  dmarc: {
    good: (domain: string) => `DMARC: ${domain} has a record.`,
    missing: (domain: string) =>
      `DMARC: ${domain} has no record with a policy (“p=”). Gmail and Yahoo trust mails more that have one.`,
    missingTodo: (domain: string) =>
      `write the TXT record “v=DMARC1; p=none; rua=mailto:…” at _dmarc.${domain}`,
  },
  dkim: {
    good: (name: string) => `DKIM: the key at ${name} is there.`,
    missing: (name: string) =>
      `DKIM: there is no key at ${name}, so the signature of your mails cannot be checked.`,
    missingTodo: (name: string) =>
      `write the record that the mail service names for DKIM at ${name}, or fix DKIM_SELECTOR`,
  },
  /** For the owner, before another mailbox is published. */
  sender: (mailFrom: string) =>
    `The website would send its mails as ${mailFrom}, which mail services may refuse. Ask your technician to set MAIL_FROM before you publish.`,
  /** How the sentences for the technician begin. */
  tellTechnician: (todos: readonly string[]) => `Tell your technician: ${todos.join("; ")}.`,
} as const;
