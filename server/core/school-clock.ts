import { school } from "#content/school.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Formats moments as the school's clock shows them. The format is made when it is first used: an
 * unknown time zone in content/ stops the start with a sentence, not with a stack.
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

// Sweden writes 2025-01-06 09:00:00: it sorts, and nobody takes the month for the day.
const sortable = schoolFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" });

/** `2025-01-06 09:00` */
export function schoolDateAndTime(moment: number | Date): string {
  return sortable(moment).slice(0, 16);
}

/** `2025-01-06` */
export function schoolDate(moment: number | Date): string {
  return sortable(moment).slice(0, 10);
}

/** The moment at which the school's clock shows that hour of a day (`2025-01-06`). */
export function schoolMoment(date: string, hour: number): number {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR;
  const offset = (moment: number) => Date.parse(`${sortable(moment).replace(" ", "T")}Z`) - moment;
  // The second time around for the days on which clocks are put forward or back.
  return local - offset(local - offset(local));
}

/** The date (`2025-01-06`) so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
