import { type ApplicationField, applicationFieldTexts } from "#content/application-form.ts";
import { receipt as words } from "#content/receipt.ts";

import type { FormValues } from "#forms/contract.ts";

/** What a receipt repeats: no free text, which is where a spammer would put an advertisement. */
const repeatedFields: readonly ApplicationField[] = [
  "courseDates",
  "name",
  "lastName",
  "email",
  "phoneNumber",
  "city",
  "country",
  "nationality",
  "dateOfBirth",
  "yearHighSchoolDiplomaGranted",
  "isEnglishLanguage",
];

/** In characters; the receipt's own address is repeated whole. */
const LONGEST_ANSWER = 40;
/** Whatever a mail program might turn into a link. */
const LINK = /:\/\/|www\.|[^\s.]\.\p{L}{2}/iu;

/** The short answers, by their questions, as a mail to an unconfirmed address may repeat them. */
export function shortAnswers(fields: FormValues): [question: string, answer: string][] {
  return repeatedFields.map((field) => [
    applicationFieldTexts[field].label,
    field === "email" ? (fields[field] ?? "") : shortAnswer(fields[field] ?? ""),
  ]);
}

export function shortAnswer(text: string): string {
  if (LINK.test(text)) return words.leftOut;
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_ANSWER) return line;
  return `${characters.slice(0, LONGEST_ANSWER - 1).join("")}…`;
}
