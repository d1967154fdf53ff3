import type { Content } from "#content/content.ts";

import { addDays, schoolDate, schoolMoment } from "../core/school-clock.ts";
import type { OutboxTable, SystemMailKind } from "../store/schema/tables.ts";

export type Interval = "daily" | "weekly";

const DAYS: Record<Interval, number> = { daily: 1, weekly: 7 };

/** The content that decides when mails are due. */
export type Calendar = Pick<Content, "summary" | "school">;

export type DueDate = ReturnType<typeof dueDate>;

/** The latest due date of a schedule that is not after `now`. */
export function latestDueDate(interval: Interval, now: number, calendar: Calendar): DueDate {
  let date = schoolDate(now, calendar.school.timeZone);
  while (!isDue(interval, date, calendar) || dueDate(date, calendar).moment > now) {
    date = addDays(date, -1);
  }
  return dueDate(date, calendar);
}

/** The first due date of a schedule after a date. */
export function nextDueDate(interval: Interval, after: string, calendar: Calendar): DueDate {
  let date = addDays(after, 1);
  while (!isDue(interval, date, calendar)) date = addDays(date, 1);
  return dueDate(date, calendar);
}

/** The start of the period of the first summary, which has no predecessor. */
export function periodStart(interval: Interval, date: string, calendar: Calendar): number {
  return dueDate(addDays(date, -DAYS[interval]), calendar).moment;
}

/** Until when an earlier mail has told: the hour at which mails are due may have changed since. */
export function toldUntil(
  { id, created_at }: Pick<OutboxTable, "id" | "created_at">,
  calendar: Calendar,
): number {
  return Math.min(created_at, dueDate(dateOf(id), calendar).moment);
}

/** @param date in the school's time zone, `2025-01-06` */
export function dueDate(date: string, { summary, school }: Calendar) {
  return { date, moment: schoolMoment(date, summary.hour, school.timeZone) };
}

function isDue(interval: Interval, date: string, { summary }: Calendar): boolean {
  const options = { weekday: "long", timeZone: "UTC" } as const;
  const weekday = new Date(date).toLocaleDateString("en-US", options);
  return interval === "daily" || weekday === summary.weekday;
}

/** The id of a system mail: the same on all servers, so that only one of them enqueues it. */
export function mailId(kind: SystemMailKind, date: string): string {
  return `${kind}-${date}`;
}

/** The date on which a system mail was due, `2025-01-06`. */
export function dateOf(id: string): string {
  return id.slice(-"2025-01-06".length);
}
