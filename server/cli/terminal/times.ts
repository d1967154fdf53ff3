import { InvalidArgumentError } from "commander";
import * as z from "zod";

import { schoolDateAndTime } from "../../core/school-clock.ts";
import type { Desk } from "../desk.ts";

const DAY = 86_400_000;

/** Formats a time: the school's local time on a terminal, ISO 8601 (UTC) in a pipe. */
export function timeFor(
  { screen, content }: Pick<Desk, "screen" | "content">,
  moment: string | number,
): string {
  const date = new Date(moment);
  if (!screen.isTerminal) return date.toISOString();
  return schoolDateAndTime(date, content().school.timeZone);
}

/** Parses a day that exists (2025-01-06). */
export function parseDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError("Write a day of the calendar, such as 2025-01-06.");
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
