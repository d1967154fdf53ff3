import { schoolFormat } from "../../server/core/school-clock.ts";
import type { Moment } from "../contract/submission.ts";

const format = schoolFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export function momentOf(time: string | number): Moment {
  const date = new Date(time);
  return { iso: date.toISOString(), label: format(date) };
}
