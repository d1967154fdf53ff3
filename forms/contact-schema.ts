import * as z from "zod/mini";

import { contactForm } from "#content/contact-form.ts";

import { emailAddress, filledIn } from "./validate.ts";

/** The contact form's rules, for browser and server alike (specification, section 5). */
export const contactSchema = z.object({
  email: emailAddress(contactForm.email),
  message: filledIn(contactForm.message.required),
});

export type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactMessage;
