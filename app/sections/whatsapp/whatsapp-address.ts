/**
 * Returns the URL of a WhatsApp chat (specification, section 4).
 * @param phone the phone number in any notation, such as "+52 322 555 0123"
 * @param text a message that WhatsApp puts into the input field, unsent
 */
export function whatsappAddress(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
