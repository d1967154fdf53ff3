import { domainToASCII } from "node:url";

/** Domains whose providers ignore dots in the local part, with their canonical domain. */
const ignoresDots: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * Normalises an address to count mails per mailbox: lower case, the domain in ASCII, without a
 * sub-address (RFC 5233), and without dots where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  // Capitals such as U+1D40C have no lower case until they are normalised.
  const local = email.slice(0, at).normalize("NFKC").toLowerCase().replace(/\+.*$/s, "");
  // As mail programs convert it; an invalid domain becomes empty.
  const domain = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase();
  const provider = ignoresDots[domain];
  return provider ? `${local.replaceAll(".", "")}@${provider}` : `${local}@${domain}`;
}
