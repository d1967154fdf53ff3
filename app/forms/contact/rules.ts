import { contactForm } from "#content/contact-form.ts";

import { honeypotIn } from "../honeypot.tsx";
import { sendMail, type Sending } from "../send-mail.ts";
import type { FormValues } from "../submission-service.ts";
import { validate, type Validation } from "../validate.ts";
import { contactMailText } from "./mail-text.ts";
import { type ContactMessage, contactSchema } from "./schema.ts";

/** Checks what is in the form. */
export function checkContact(values: FormValues): Validation<ContactMessage> {
  return validate(contactSchema, values);
}

/**
 * Sends it to the school.
 * @param values everything that is in the form
 */
export function sendContact(
  message: ContactMessage,
  values: FormValues,
  formId: string,
): Promise<Sending> {
  const fields = { ...message, ...honeypotIn(values) };
  return sendMail({ subject: contactForm.subject, text: contactMailText(message), fields }, formId);
}
