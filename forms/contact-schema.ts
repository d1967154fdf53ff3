import * as z from "zod/mini";

import { contactForm } from "#content/form-texts/contact-form.ts";

import { LONGEST_TEXT } from "./contract.ts";
import { normaliseProse } from "./normalise.ts";
import { emailAddress, filledIn } from "./validate.ts";

/** The contact form's schema, shared by browser and server (specification, section 5). */
export const contactSchema = z
  .object({
    email: emailAddress(contactForm.email),
    message: filledIn(contactForm.message.required, normaliseProse),
  })
  .check(({ value, issues }) => {
    const excess = contactMailText(value).length - LONGEST_TEXT;
    if (excess <= 0) return;
    const message = contactForm.message.tooLong(excess);
    issues.push({ code: "custom", path: ["message"], input: value, message });
  });

type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactMessage;

/** The mail's plain body: the address and the message joined (specification, section 3). */
export function contactMailText({ email, message }: ContactMessage): string {
  return `Email: ${email}\n\n${message}`;
}
