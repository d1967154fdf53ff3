import { isDay } from "#content/calendar-day.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";

import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import type { FormValues } from "#forms/contract.ts";
import { printable } from "../shown-text.ts";

/** Characters of one answer in the line. */
const LONGEST_ANSWER = 60;
/** What people write into a field that does not apply to them. */
const NOTHING = /^(?:none|no|nothing|n\/?a|not applicable|ningun[oa]?|-+)?[.!]?$/i;
const YES = /^(?:y|yes|yes,? .*|yeah|yep|s[ií]|native.*)[.!]?$/i;
const NO = /^(?:n|no|no,? .*|nope|not .*)[.!]?$/i;

/**
 * An applicant in one line: “31, Irish, BA in History, English first; February 3rd 2025”. Leaves
 * out what was not answered, or not in words that are understood; undefined if that is everything.
 * @param receivedOn the day at the school, `YYYY-MM-DD`
 */
export function whoWrites(
  fields: FormValues,
  receivedOn: string,
  words: Pick<typeof schoolMail, "englishFirst" | "englishNotFirst"> = schoolMail,
): string | undefined {
  const answer = (field: string) => printable(fields[field] ?? "", LONGEST_ANSWER);
  const person = [
    ageOf(answer("dateOfBirth"), receivedOn),
    answer("nationality"),
    NOTHING.test(answer("degreesGranted")) ? "" : answer("degreesGranted"),
    firstLanguage(answer("isEnglishLanguage"), words),
  ];
  const line = [person.filter(Boolean).join(", "), answer("courseDates")].filter(Boolean);
  return line.length > 0 ? line.join("; ") : undefined;
}

function ageOf(birth: string, today: string): string {
  if (!isDay(birth) || isUnlikelyBirthDate(birth, today)) return "";
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return String(today.slice(5) < birth.slice(5) ? years - 1 : years);
}

function firstLanguage(
  answer: string,
  words: Pick<typeof schoolMail, "englishFirst" | "englishNotFirst">,
): string {
  if (YES.test(answer)) return words.englishFirst;
  return NO.test(answer) ? words.englishNotFirst : "";
}
