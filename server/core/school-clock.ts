import { school } from "#content/school/school.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Formats times in the school's time zone. The format is created on first use, so that an unknown
 * time zone in content/ is reported in a sentence by parseSettings, not thrown by this import.
 */
export function schoolFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: school.timeZone });
    return format.format(moment);
  };
}

// The Swedish locale formats as 2025-01-06 09:00:00.
const sortable = schoolFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" });

/** `2025-01-06 09:00` */
export function schoolDateAndTime(moment: number | Date): string {
  return sortable(moment).slice(0, 16);
}

/** `2025-01-06` */
export function schoolDate(moment: number | Date): string {
  return sortable(moment).slice(0, 10);
}

/** The time at which clocks at the school show an hour of a day (`2025-01-06`). */
export function schoolMoment(date: string, hour: number): number {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR;
  const offset = (moment: number) => Date.parse(`${sortable(moment).replace(" ", "T")}Z`) - moment;
  // Computed twice: on a day when the clocks change, the first offset may be the wrong one.
  return local - offset(local - offset(local));
}

/** The start of a day (`2025-01-06`) at the school, in ISO 8601 (UTC). */
export function startOfDay(date: string): string {
  return new Date(schoolMoment(date, 0)).toISOString();
}

/** Adds days to a date (`2025-01-06`). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
