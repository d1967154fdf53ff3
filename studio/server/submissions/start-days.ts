import type { StartDate } from "#content/course/start-dates.ts";
import { startDates as startDatesSchema } from "#content/schema/course.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import { spelledDay } from "#content/calendar-day.ts";

/** The label of a start date as the site spells it: `March 1st 2027`. */
const USUAL = /^([A-Z][a-z]+) (\d{1,2})[a-z]{2} (\d{4})$/;
/** A day as the studio writes it: `1 March 2027`. */
const SPELLED = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/;

/** A start date as the studio writes days, `1 March 2027`, or as an applicant's form spelled it. */
export function startDay(label: string, startDates: readonly StartDate[]): string {
  const date = startDates.find((start) => start.label === label)?.date;
  return date ? spelledDay(date) : label.replace(USUAL, "$2 $1 $3");
}

/** The start date that an applicant chose, however it is spelled now. */
export function listedStart(
  label: string,
  startDates: readonly StartDate[],
): StartDate | undefined {
  const day = startDay(label, startDates);
  return startDates.find(({ date }) => spelledDay(date) === day);
}

/** Whether a text is a day as the studio writes it, `today` (`YYYY-MM-DD`) or before. */
export function isPastDay(text: string, today: string): boolean {
  return SPELLED.test(text) && Date.parse(text) <= Date.parse(spelledDay(today));
}

/** The labels that applicants may have seen for a day: a school corrects “24rd” to “24th”. */
export function labelsOf(text: string, startDates: readonly StartDate[]): string[] {
  const day = startDay(text, startDates);
  const listed = startDates.filter(({ date }) => spelledDay(date) === day);
  const [, number, month, year] = SPELLED.exec(day) ?? [];
  const usual = ["st", "nd", "rd", "th"].map((ending) => `${month} ${number}${ending} ${year}`);
  return [text, ...listed.map(({ label }) => label), ...(month ? usual : [])];
}

/** The places left for a start date in these documents; undefined while the school counts none. */
export function placesLeft(documents: WrittenDocuments, start: StartDate): number | undefined {
  const { data } = startDatesSchema.safeParse(documents["start-dates"]);
  return data?.startDates.find(({ date }) => date === start.date)?.seats;
}

/** The days of labels, each once, in order; a label that is no day comes first. */
export function startDays(labels: readonly string[], startDates: readonly StartDate[]): string[] {
  const time = (day: string) => Date.parse(day) || 0;
  return [...new Set(labels.map((label) => startDay(label, startDates)))].toSorted(
    (a, b) => time(a) - time(b),
  );
}

/** How many applied for each day, in the days' order. */
export function countByDay(
  counts: readonly { answer: string; submissions: number }[],
  startDates: readonly StartDate[],
) {
  const labels = counts.map(({ answer }) => answer);
  return startDays(labels, startDates).map((day) => ({
    answer: day,
    submissions: counts
      .filter(({ answer }) => startDay(answer, startDates) === day)
      .reduce((sum, { submissions }) => sum + submissions, 0),
  }));
}

/** `2027-03-01` of `1 March 2027`; undefined for what is no day as the studio writes it. */
function isoDay(text: string): string | undefined {
  const time = Date.parse(`${text} UTC`);
  const day = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  return spelledDay(day) === text ? day : undefined;
}

/** How many applied for each day (`date`, if it is one), and how many of them have a place. */
export async function countCourses(admin: AdminQueries, startDates: readonly StartDate[]) {
  const [all, booked] = await Promise.all([
    admin.countAnswers("courseDates"),
    admin.countAnswers("courseDates", "booked"),
  ]);
  const bookings = countByDay(booked, startDates);
  return countByDay(all, startDates).map((counted) => ({
    ...counted,
    date: isoDay(counted.answer),
    booked: bookings.find(({ answer }) => answer === counted.answer)?.submissions ?? 0,
  }));
}
