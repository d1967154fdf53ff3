import { addDays, schoolFormat, schoolMoment } from "../../server/core/school-clock.ts";
import type { Moment } from "../contract/submission.ts";

const format = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export function momentOf(time: string | number): Moment {
  const date = new Date(time);
  return { iso: date.toISOString(), label: format(date) };
}

/** The start of a day at the school, in ISO 8601 (UTC). */
export function startOf(day: string): string {
  return new Date(schoolMoment(day, 0)).toISOString();
}

/** The end of a day at the school, exclusive: the start of the next day, in ISO 8601 (UTC). */
export function endOf(day: string): string {
  return startOf(addDays(day, 1));
}
