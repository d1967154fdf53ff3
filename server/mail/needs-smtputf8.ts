/**
 * Whether mail servers need SMTPUTF8 (RFC 6531) for an address: the part before the @ is not ASCII.
 * A domain alone goes as Punycode.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\x20-\x7E]/.test(address.slice(0, address.lastIndexOf("@")));
}
