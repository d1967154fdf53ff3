/**
 * Where a chat with a phone number opens (specification, section 4).
 * @param phone as people write it: "+52 322 555 0123"
 * @param text what the visitor's message field starts with
 */
export function whatsappAddress(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
