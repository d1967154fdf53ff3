import { isDay } from "#content/calendar-day.ts";

const SPELLED = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day (`1994-03-17`) as people write it, “17 March 1994”, or what else was typed. */
export function spelledDay(day: string): string {
  return isDay(day) ? SPELLED.format(Date.parse(day)) : day;
}
