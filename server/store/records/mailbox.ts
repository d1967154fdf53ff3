/** Domains whose providers ignore dots in the local part, with their canonical domain. */
const ignoresDots: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * Normalises an address to count mails per mailbox: lower case, without a sub-address (RFC 5233),
 * and without dots where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase().normalize("NFKC").replace(/\+.*$/s, "");
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .normalize("NFKC");
  const provider = ignoresDots[domain];
  return provider ? `${local.replaceAll(".", "")}@${provider}` : `${local}@${domain}`;
}
