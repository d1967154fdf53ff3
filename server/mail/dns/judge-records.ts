import { mailRecordsText as text } from "#content/mail/mail-records-text.ts";
import type { DnsLookups } from "./dns-lookups.ts";

/** What one kind of record says about the school's mails. */
export interface Finding {
  state: "good" | "attention" | "unknown";
  says: string;
  todo?: string;
  /** Whether mails do not reach the school's own mailbox. */
  isMailbox?: true;
}

/** Labels above a domain at which its DMARC record may be, at most. */
const MOST_PARENTS = 4;

const good = (says: string): Finding => ({ state: "good", says });
const attention = (says: string, todo: string): Finding => ({ state: "attention", says, todo });
const unknown = (record: string, domain: string): Finding => ({
  state: "unknown",
  says: text.unknown(record, domain),
});

/** Whether mails to a domain have a server that takes them. */
export async function judgeMx(
  domain: string,
  lookups: Pick<DnsLookups, "exchanges">,
): Promise<Finding> {
  const exchanges = await lookups.exchanges(domain);
  if (!exchanges) return unknown("MX", domain);
  const [first] = exchanges;
  return first
    ? good(text.mx.good(domain, first))
    : { ...attention(text.mx.missing(domain), text.mx.todo(domain)), isMailbox: true };
}

/** The names in SPF records of providers whose servers have another domain. */
const SPF_NAMES: Readonly<Record<string, string>> = {
  "gmail.com": "_spf.google.com",
  "office365.com": "spf.protection.outlook.com",
};

/**
 * Whether a domain has exactly one SPF record, and whether it names the mail server's domain: other
 * names in it are not looked up.
 * @param server undefined for one on this machine
 */
export async function judgeSpf(
  domain: string,
  server: string | undefined,
  lookups: DnsLookups,
): Promise<Finding> {
  const { spf } = text;
  const texts = await lookups.texts(domain);
  if (!texts) return unknown("SPF", domain);
  const [record, another] = texts.filter((each) => /^v=spf1(?: |$)/i.test(each));
  if (!record) return attention(spf.missing(domain), spf.missingTodo(domain));
  if (another) return attention(spf.several(domain), spf.severalTodo);
  if (!/ [^-~? ]/.test(record)) return attention(spf.nobody(domain), spf.missingTodo(domain));
  if (!server) return good(spf.noServer(domain));
  const owner = server.slice(server.indexOf(".") + 1);
  const name = SPF_NAMES[owner] ?? owner;
  if (`${domain} ${record.toLowerCase()}`.includes(name)) return good(spf.good(domain, server));
  return SPF_NAMES[owner] && !/include:|redirect=/i.test(record)
    ? attention(spf.uncovered(domain, server), spf.uncoveredTodo(name))
    : { state: "unknown", says: spf.unsure(domain, server), todo: spf.unsureTodo(server) };
}

/** Whether a domain, or one above it, has a DMARC record with a policy. */
export async function judgeDmarc(domain: string, lookups: DnsLookups): Promise<Finding> {
  const { dmarc } = text;
  const labels = domain.split(".");
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  for (const name of names.slice(0, MOST_PARENTS)) {
    const texts = await lookups.texts(`_dmarc.${name}`);
    if (!texts) return unknown("DMARC", domain);
    if (texts.some((record) => /^v=DMARC1 ?;/i.test(record) && /[; ]p=/i.test(record))) {
      return good(dmarc.good(name));
    }
  }
  return attention(dmarc.missing(domain), dmarc.missingTodo(domain));
}

/** Whether there is a key for a DKIM selector that was not withdrawn. */
export async function judgeDkim(domain: string, selector: string, lookups: DnsLookups) {
  const { dkim } = text;
  const name = `${selector}._domainkey.${domain}`;
  const texts = await lookups.texts(name);
  if (!texts) return unknown("DKIM", name);
  return texts.some((record) => /(?:^|[; ])p=[^; ]/.test(record))
    ? good(dkim.good(name))
    : attention(dkim.missing(name), dkim.missingTodo(name));
}
