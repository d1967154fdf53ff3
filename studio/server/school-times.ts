import { schoolFormat } from "../../server/core/school-clock.ts";
import type { Moment } from "../contract/submission.ts";

const format = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** A moment in the school’s time zone. */
export function momentOf(time: string | number, timeZone: string): Moment {
  const date = new Date(time);
  return { iso: date.toISOString(), label: format(date, timeZone) };
}
