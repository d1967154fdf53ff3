import { schoolFormat } from "../../server/core/school-clock.ts";

const format = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** A point in time: for machines, and as text in the school's time zone. */
export interface Moment {
  /** ISO 8601, UTC. */
  iso: string;
  /** `6 January 2025, 09:00` */
  label: string;
}

export function momentOf(time: string | number, timeZone: string): Moment {
  const date = new Date(time);
  return { iso: date.toISOString(), label: format(date, timeZone) };
}
