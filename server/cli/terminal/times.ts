import { InvalidArgumentError } from "commander";

import { addDays, schoolDateAndTime, schoolMoment } from "../../core/school-clock.ts";
import type { Screen } from "./terminal.ts";

const DAY = 86_400_000;

/** Formats a time: the school's local time on a terminal, ISO 8601 (UTC) in a pipe. */
export function timeFor(
  { isTerminal }: Pick<Screen, "isTerminal">,
  moment: string | number,
): string {
  const date = new Date(moment);
  return isTerminal ? schoolDateAndTime(date) : date.toISOString();
}

/**
 * The start of a day (2025-01-06) in the school's time zone, in ISO 8601 (UTC).
 * @throws {InvalidArgumentError} when there is no such day
 */
export function startOfDay(text: string): string {
  return new Date(schoolMoment(dayOf(text), 0)).toISOString();
}

/** The end of a day (2025-01-06) in the school's time zone, in ISO 8601 (UTC). */
export function endOfDay(text: string): string {
  return new Date(schoolMoment(addDays(dayOf(text), 1), 0)).toISOString();
}

/** Parses a number of days (90d) into milliseconds. */
export function parseDays(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (!days) throw new InvalidArgumentError("Write a number of days, such as 90d.");
  return Number(days) * DAY;
}

/** `119 min`, `47 h`, `2 days` */
export function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

function dayOf(text: string): string {
  const day = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day);
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("Write a day of the calendar, such as 2025-01-06.");
  }
  return text;
}
