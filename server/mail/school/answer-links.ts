import { schoolMail as words } from "#content/mail/school-mail-text.ts";

import type { FormName, FormValues } from "#forms/contract.ts";
import { internationalNumber } from "../shown-text.ts";
import { greetedName } from "../stored-fields.ts";

/** The URLs by which the school answers a submission. */
interface AnswerLinks {
  mail: string;
  /** Undefined unless the phone number has its country code. */
  call: string | undefined;
  whatsApp: string | undefined;
}

/**
 * Begins an answer: the mail with a subject, the chat with a greeting.
 * @param school the school's name
 */
export function answerLinks(
  form: FormName,
  fields: FormValues,
  reference: string,
  school: string,
): AnswerLinks {
  const { email = "", phoneNumber = "" } = fields;
  const subject = `${words.answerSubject[form]} (${reference})`;
  const number = internationalNumber(phoneNumber);
  const greeting = encodeURIComponent(words.greeting(greetedName(fields), school));
  return {
    mail: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}`,
    call: number && `tel:${number}`,
    whatsApp: number && `https://wa.me/${number.slice(1)}?text=${greeting}`,
  };
}

/** An answer to an application, by WhatsApp and by mail. */
export function replyLinks(fields: FormValues, reference: string, text: string) {
  const { email = "", phoneNumber = "" } = fields;
  const subject = `${words.answerSubject.application} (${reference})`;
  const number = internationalNumber(phoneNumber);
  // RFC 6068: a line break in a mailto URL is %0D%0A.
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return {
    mail: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${body}`,
    whatsApp: number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`,
  };
}

/** Encoded, because a "?" in the address could add headers to the mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
