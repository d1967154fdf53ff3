import {
  type ApplicationField,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import { receipt as words } from "#content/mail/receipt.ts";

import type { FormValues } from "#forms/contract.ts";
import { looksLikeLink, spacedAbbreviations } from "../plain-name.ts";
import { spelledDay } from "../spelled-day.ts";

/**
 * Fields that a receipt repeats: no free text, which spammers would use for advertising, and no
 * e-mail address, whose local part may contain a link.
 */
const repeatedFields: readonly ApplicationField[] = [
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
/** The clipped answers that a mail to an unconfirmed address may repeat, with their questions. */
export function shortAnswers(fields: FormValues): [question: string, answer: string][] {
  return repeatedFields
    .filter((field) => fields[field])
    .map((field) => [
      applicationFieldTexts[field].label,
      shortAnswer(asRead(field, fields[field] ?? "")),
    ]);
}

/** An answer as people read it: the country’s name, the day in words. */
function asRead(field: ApplicationField, answer: string): string {
  if (field === "dateOfBirth") return spelledDay(answer);
  if (field !== "country") return answer;
  return applicationForm.countries.find(({ value }) => value === answer)?.label ?? answer;
}

export function shortAnswer(text: string): string {
  const spaced = spacedAbbreviations(text);
  if (looksLikeLink(spaced)) return words.leftOut;
  const line = spaced.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_ANSWER) return line;
  return `${characters.slice(0, LONGEST_ANSWER - 1).join("")}…`;
}
