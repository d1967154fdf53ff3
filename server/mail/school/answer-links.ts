import { schoolMail as words } from "#content/mail/school-mail-text.ts";

import type { FormName, FormValues } from "#forms/contract.ts";
import { internationalNumber } from "../shown-text.ts";
import { greetedName } from "../stored-fields.ts";

/**
 * The URLs by which the school begins an answer: the mail with a subject, the chat with a greeting.
 * Those of a phone number without its country code are undefined.
 */
export function answerLinks(
  form: FormName,
  fields: FormValues,
  reference: string,
  school: string,
  number = internationalNumber(fields["phoneNumber"] ?? ""),
) {
  const { email = "" } = fields;
  const subject = encodeURIComponent(`${words.answerSubject[form]} (${reference})`);
  const greeting = encodeURIComponent(words.greeting(greetedName(fields), school));
  return {
    mail: `${mailtoUrl(email)}?subject=${subject}`,
    call: number && `tel:${number}`,
    whatsApp: number && `https://wa.me/${number.slice(1)}?text=${greeting}`,
  };
}

/** Encoded, because a "?" in the address could add headers to the mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
