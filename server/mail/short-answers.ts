import {
  type ApplicationField,
  applicationFieldTexts,
} from "#content/form-texts/application-form.ts";
import { receipt as words } from "#content/mail/receipt.ts";

import type { FormValues } from "#forms/contract.ts";

/**
 * Fields that a receipt repeats: no free text, which spammers would use for advertising, and no
 * e-mail address, whose local part may contain a link.
 */
const repeatedFields: readonly ApplicationField[] = [
  "courseDates",
  "name",
  "lastName",
  "phoneNumber",
  "city",
  "country",
  "nationality",
  "dateOfBirth",
  "yearHighSchoolDiplomaGranted",
  "isEnglishLanguage",
];

/** In characters. */
const LONGEST_ANSWER = 40;
/** Text that a mail program may turn into a link; browsers read all these dots as ".". */
const LINK = /:\/\/|www[.。．｡]|[^\s.][.。．｡]\p{L}{2}/iu;

/** The clipped answers that a mail to an unconfirmed address may repeat, with their questions. */
export function shortAnswers(fields: FormValues): [question: string, answer: string][] {
  return repeatedFields.map((field) => [
    applicationFieldTexts[field].label,
    shortAnswer(fields[field] ?? ""),
  ]);
}

export function shortAnswer(text: string): string {
  if (LINK.test(text)) return words.leftOut;
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_ANSWER) return line;
  return `${characters.slice(0, LONGEST_ANSWER - 1).join("")}…`;
}
