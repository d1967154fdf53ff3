import { schoolMail as words } from "#content/mail/school-mail-text.ts";

import type { FormName, FormValues } from "#forms/contract.ts";
import { internationalNumber } from "../shown-text.ts";
import { greetedName } from "../stored-fields.ts";

/**
 * The URLs by which the school begins an answer: the mail with a subject, the chat with a greeting.
 * Those of a phone number without its country code are undefined.
 * @param school the school's name
 */
export function answerLinks(form: FormName, fields: FormValues, reference: string, school: string) {
  const number = internationalNumber(fields["phoneNumber"] ?? "");
  return {
    mail: mailWithSubject(form, fields, reference),
    call: number && `tel:${number}`,
    whatsApp: number && chatUrl(number, words.greeting(greetedName(fields), school)),
  };
}

function mailWithSubject(form: FormName, { email = "" }: FormValues, reference: string): string {
  const subject = `${words.answerSubject[form]} (${reference})`;
  return `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}`;
}

function chatUrl(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Encoded, because a "?" in the address could add headers to the mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
