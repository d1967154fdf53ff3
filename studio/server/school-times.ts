import { dayAndTime } from "../../server/core/school-clock.ts";

export type Moment = ReturnType<typeof momentOf>;

/** A point in time for machines, and as text in the school's time zone: `6 January 2025 at 09:00`. */
export function momentOf(time: string | number, timeZone: string) {
  const date = new Date(time);
  return { iso: date.toISOString(), label: dayAndTime(date, timeZone) };
}
