import type { StartDate } from "#content/start-dates.ts";

/** Where the site keeps the calendar file of a start date. */
export function calendarAddress({ date }: StartDate): string {
  return `/dates/${date}.ics`;
}
