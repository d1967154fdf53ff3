import { DAY, HOUR } from "./durations.ts";

/** Formats times in the school's time zone, which may change while the server runs. */
export function schoolFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: number | Date, timeZone: string) => string {
  // Kept, because creating a format takes longer than formatting.
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment, timeZone) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(moment);
  };
}

/** `6 January 2025 at 09:00` */
export const dayAndTime = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

// The Swedish locale formats as 2025-01-06 09:00:00.
const sortable = schoolFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" });

/** `2025-01-06 09:00` */
export function schoolDateAndTime(moment: number | Date, timeZone: string): string {
  return sortable(moment, timeZone).slice(0, 16);
}

/** `2025-01-06` */
export function schoolDate(moment: number | Date, timeZone: string): string {
  return sortable(moment, timeZone).slice(0, 10);
}

/** The time at which clocks at the school show an hour of a day (`2025-01-06`). */
export function schoolMoment(date: string, hour: number, timeZone: string): number {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR;
  const offset = (moment: number) =>
    Date.parse(`${sortable(moment, timeZone).replace(" ", "T")}Z`) - moment;
  // Computed twice: on a day when the clocks change, the first offset may be the wrong one.
  return local - offset(local - offset(local));
}

/** The start of a day (`2025-01-06`) at the school, in ISO 8601 (UTC). */
export function startOfDay(date: string, timeZone: string): string {
  return new Date(schoolMoment(date, 0, timeZone)).toISOString();
}

/** Adds days to a date (`2025-01-06`). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
