import { count } from "#content/count.ts";
import type { FormName } from "#forms/contract.ts";

import type { PeoplePart } from "#studio/server/submissions/list-pages.ts";
import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import type { SubmissionRow } from "#studio/server/submissions/submission-rows.ts";

/** What the owner calls each form’s submissions. */
export const formWords: Record<FormName, string> = {
  application: "Application",
  contact: "Message",
};

/** The headings of the list’s parts. */
export const partHeadings: Readonly<Record<PeoplePart["name"], string>> = {
  urgent: "Course begins within a week",
  waiting: "Waiting for your answer",
  over: "Course is over",
  handled: "Handled",
};

/** Who a person is called in the studio. */
export function nameOf({ name, email }: Pick<SubmissionRow, "name" | "email">): string {
  return name || email || "No name given";
}

/** `5 hours`, `2 days` */
export function waitOf(hours: number): string {
  return hours < 24 ? count(hours, "hour", "hours") : count(Math.floor(hours / 24), "day", "days");
}

/** When a course begins: “tomorrow”, “in 3 days”, which never breaks. */
export function inDays(number: number): string {
  return number === 1 ? "tomorrow" : `in\u00A0${number}\u00A0days`;
}

/** Days in which a day and its month are one of a year only. */
const CLEAR_WITHOUT_YEAR = 300;

/** `11 Jan 2027`, of `11 January 2027`; without the year where it is clear. Never broken. */
export function shortDay(day: string, daysToStart = 0): string {
  const isClear = daysToStart !== 0 && Math.abs(daysToStart) < CLEAR_WITHOUT_YEAR;
  return day.replace(/ (\p{L}{3})\p{L}* (\d+)/u, isClear ? "\u00A0$1" : "\u00A0$1\u00A0$2");
}

type Wish = SubmissionRow & Partial<Pick<ListedPerson, "applications" | "messages" | "answered">>;

/** What a person wants, in one line: `Course 11 Jan`, `Course in 3 days`, or the beginning of a message. */
export function wishOf(row: Wish): string {
  const { startDate, daysToStart, isUrgent, isOver, hadStarted, message, name, email } = row;
  const day = isUrgent ? inDays(daysToStart) : shortDay(startDate, daysToStart);
  const past = isOver ? "over" : hadStarted && "begun";
  const wish = startDate && [`Course ${day}`, past].filter(Boolean).join(" · ");
  return [wish, sentBy(row), message && `“${message}”`, !wish && !message && name && email]
    .filter(Boolean)
    .join("\u00A0· ");
}

/** `2 applications, 1 message`; empty for what is the only one, and for who wrote again. */
function sentBy({ applications = 0, messages = 0, answered }: Wish): string {
  if (answered || applications + messages < 2) return "";
  const sent = [
    applications > 0 && count(applications, "application"),
    messages > 0 && count(messages, "message"),
  ];
  return sent.filter(Boolean).join(", ");
}
