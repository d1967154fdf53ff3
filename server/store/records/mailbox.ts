import { domainToASCII } from "node:url";

// The domain under which a provider's mailboxes are counted, and what it ignores in a local part.
const gmail = { domain: "gmail.com", ignored: /\./g };
const proton = { domain: "proton.me", ignored: /[._-]/g };

/** Large providers with several spellings of one mailbox, by domain. */
const providers = new Map([
  ["gmail.com", gmail],
  ["googlemail.com", gmail],
  ["proton.me", proton],
  ["protonmail.com", proton],
  ["pm.me", proton],
]);

/**
 * Normalises an address to count mails per mailbox: lower case, the domain in ASCII, without a
 * sub-address (RFC 5233), and without the characters that its provider ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  // Capitals such as U+1D40C have no lower case until they are normalised.
  const local = email.slice(0, at).normalize("NFKC").toLowerCase().replace(/\+.*$/s, "");
  // Converts the domain as mail programs do; domainToASCII returns "" for an invalid domain.
  const domain = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase();
  const provider = providers.get(domain);
  return provider
    ? `${local.replaceAll(provider.ignored, "")}@${provider.domain}`
    : `${local}@${domain}`;
}
