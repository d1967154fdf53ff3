import { isDay } from "#content/calendar-day.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";

import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import type { FormValues } from "#forms/contract.ts";
import { printable } from "../shown-text.ts";

/** Characters of one answer in the line. */
const LONGEST_ANSWER = 60;
/** What people write into a field that does not apply to them. */
const NOTHING = /^(?:none|no|nothing|n\/?a|not applicable|ningun[oa]?|-+)?[.!]?$/i;
const YES =
  /^(?:y|yes|yes,? .*|yeah|yep|s[ií]|native(?: english)?(?: speaker)?(?: of english)?)[.!]?$/i;
const NO = /^(?:n|no|no,? .*|nope|not .*)[.!]?$/i;

type Words = Pick<typeof schoolMail, "englishFirst" | "englishNotFirst">;

/**
 * What an applicant's answers say, each empty if it was not answered, or not in words that are
 * understood.
 * @param receivedOn the day at the school, `YYYY-MM-DD`
 */
export function applicantFacts(fields: FormValues, receivedOn: string, words: Words = schoolMail) {
  const answer = (field: string) => printable(fields[field] ?? "", LONGEST_ANSWER);
  const unlessNothing = (text = "") => (NOTHING.test(text.trim()) ? "" : text);
  return {
    age: ageOf(answer("dateOfBirth"), receivedOn),
    nationality: answer("nationality"),
    degree: unlessNothing(answer("degreesGranted")),
    university: unlessNothing(answer("universityName")),
    languages: answer("languages"),
    english: firstLanguage(answer("isEnglishLanguage"), words),
    /** In the applicant's own words, which may be long. */
    background: unlessNothing(fields["professionalBackground"]),
  };
}

/** An applicant in one line: “31, Irish, BA in History, English first; February 3rd 2025”. */
export function whoWrites(fields: FormValues, receivedOn: string, words?: Words) {
  const { age, nationality, degree, english } = applicantFacts(fields, receivedOn, words);
  const person = [age, nationality, degree, english].filter(Boolean).join(", ");
  const startDate = printable(fields["courseDates"] ?? "", LONGEST_ANSWER);
  return [person, startDate].filter(Boolean).join("; ") || undefined;
}

function ageOf(birth: string, today: string): string {
  if (!isDay(birth) || isUnlikelyBirthDate(birth, today)) return "";
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return String(today.slice(5) < birth.slice(5) ? years - 1 : years);
}

function firstLanguage(answer: string, words: Words): string {
  if (YES.test(answer)) return words.englishFirst;
  return NO.test(answer) ? words.englishNotFirst : "";
}
