import * as z from "zod/mini";

import { contactForm } from "#content/contact-form.ts";

import { emailAddress, filledIn } from "./validate.ts";

/** The contact form's schema, shared by browser and server (specification, section 5). */
export const contactSchema = z.object({
  email: emailAddress(contactForm.email),
  message: filledIn(contactForm.message.required),
});

export type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactMessage;
