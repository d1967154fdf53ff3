import type { ContactMessage } from "./contact-schema.ts";

/** The mail's plain body: the address and the message joined (specification, section 3). */
export function contactMailText({ email, message }: ContactMessage): string {
  return `Email: ${email}\n\n${message}`;
}
