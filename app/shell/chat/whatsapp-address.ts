/**
 * The address of a WhatsApp chat (specification, section 4).
 * @param phone as people write it: "+52 322 555 0123"
 * @param text the draft in the visitor's message field
 */
export function whatsappAddress(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
