/** Providers where a dot in the local part makes no difference, by what they are also called. */
const ignoresDots: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/**
 * The mailbox that an address leads to, as far as its spelling tells: without case, without a
 * sub-address (RFC 5233), without dots where the provider ignores them. For counting only.
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
