/** The mail's plain body: the address and the message joined (specification, section 3). */
export function contactMailText({ email, message }: Record<"email" | "message", string>): string {
  return `Email: ${email}\n\n${message}`;
}
