import { schoolFormat } from "../../server/core/school-clock.ts";

const format = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export type Moment = ReturnType<typeof momentOf>;

/** A point in time for machines, and as text in the school's time zone: `6 January 2025, 09:00`. */
export function momentOf(time: string | number, timeZone: string) {
  const date = new Date(time);
  return { iso: date.toISOString(), label: format(date, timeZone) };
}
