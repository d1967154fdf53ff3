import { school } from "#content/school.ts";
import { InvalidArgumentError } from "commander";

import type { Screen } from "./screen.ts";

const DAY = 86_400_000;

// Sweden writes 2025-01-06 09:00: it sorts, and nobody takes the month for the day.
const schoolClock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: school.timeZone,
});

/** A moment as the school's clock shows it; for a program in ISO 8601, UTC. */
export function timeFor(
  { isTerminal }: Pick<Screen, "isTerminal">,
  moment: string | number,
): string {
  const date = new Date(moment);
  return isTerminal ? schoolClock.format(date).slice(0, 16) : date.toISOString();
}

/**
 * When the day began at the school that a user named (2025-01-06), in ISO 8601, UTC.
 * @throws {InvalidArgumentError} when there is no such day
 */
export function startOfDay(text: string): string {
  return new Date(midnight(dayOf(text))).toISOString();
}

/** When the day after the one that a user named began at the school. */
export function endOfDay(text: string): string {
  return new Date(midnight(dayOf(text) + DAY)).toISOString();
}

/** A number of days (90d), in milliseconds. */
export function age(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (!days) throw new InvalidArgumentError("Write a number of days, such as 90d.");
  return Number(days) * DAY;
}

/** How long something took or has waited, in words. */
export function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

function dayOf(text: string): number {
  const day = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day);
  if (!isDay || new Date(day).toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("Write a day of the calendar, such as 2025-01-06.");
  }
  return day;
}

/** The moment at which the school's clock shows that day's midnight. */
function midnight(day: number): number {
  const offset = (moment: number) =>
    Date.parse(`${schoolClock.format(moment).replace(" ", "T")}Z`) - moment;
  // The second time around for the days on which clocks are put forward or back.
  return day - offset(day - offset(day));
}
