import type { StartDate } from "#content/course/start-dates.ts";

/** The path of a start date's calendar file. */
export function calendarAddress({ date }: StartDate): string {
  return `/dates/${date}.ics`;
}
