import { summarySchedule } from "#content/mail/summary.ts";

import { addDays, schoolDate, schoolMoment } from "../core/school-clock.ts";

export type Interval = "daily" | "weekly";

const DAYS: Record<Interval, number> = { daily: 1, weekly: 7 };

/** A date on which a system mail is due. */
export interface DueDate {
  /** In the school's time zone, `2025-01-06`. */
  date: string;
  /** Milliseconds since 1970. */
  moment: number;
}

/** The latest due date of a schedule that is not after `now`. */
export function latestDueDate(interval: Interval, now: number): DueDate {
  let date = schoolDate(now);
  while (!isDue(interval, date) || dueDate(date).moment > now) date = addDays(date, -1);
  return dueDate(date);
}

/** The first due date of a schedule after a date. */
export function nextDueDate(interval: Interval, after: string): DueDate {
  let date = addDays(after, 1);
  while (!isDue(interval, date)) date = addDays(date, 1);
  return dueDate(date);
}

/** The start of the period of the first summary, which has no predecessor. */
export function periodStart(interval: Interval, date: string): number {
  return dueDate(addDays(date, -DAYS[interval])).moment;
}

export function dueDate(date: string): DueDate {
  return { date, moment: schoolMoment(date, summarySchedule.hour) };
}

function isDue(interval: Interval, date: string): boolean {
  const options = { weekday: "long", timeZone: "UTC" } as const;
  const weekday = new Date(date).toLocaleDateString("en-US", options);
  return interval === "daily" || weekday === summarySchedule.weekday;
}
