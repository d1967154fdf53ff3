import { summarySchedule } from "#content/summary.ts";

import { addDays, schoolDate, schoolMoment } from "../core/school-clock.ts";

const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export type Interval = "daily" | "weekly";

const DAYS: Record<Interval, number> = { daily: 1, weekly: 7 };

/** One date on which a mail from the system is due. */
export interface DueDate {
  /** On the school's calendar, `2025-01-06`. */
  date: string;
  /** Milliseconds since 1970. */
  moment: number;
}

/** The newest date of a schedule that has come, by `now`. */
export function latestDueDate(interval: Interval, now: number): DueDate {
  let date = schoolDate(now);
  while (!isDue(interval, date) || dueDate(date).moment > now) date = addDays(date, -1);
  return dueDate(date);
}

/** The first date of a schedule after another one. */
export function nextDueDate(interval: Interval, after: string): DueDate {
  let date = addDays(after, 1);
  while (!isDue(interval, date)) date = addDays(date, 1);
  return dueDate(date);
}

/** The moment at which the period of a mail begins that no other came before. */
export function periodStart(interval: Interval, date: string): number {
  return dueDate(addDays(date, -DAYS[interval])).moment;
}

export function dueDate(date: string): DueDate {
  return { date, moment: schoolMoment(date, summarySchedule.hour) };
}

function isDue(interval: Interval, date: string): boolean {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return interval === "daily" || weekday === summarySchedule.weekday;
}
