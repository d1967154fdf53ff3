import { count } from "../count.ts";

/** The texts around the weeks of the course that no owner changes. */
export const fourWeeksText = {
  week: (number: number) => `Week ${number}`,
  /** The lessons that trainees give in a week, to real students. */
  practice: (hours: number) => `${count(hours, "hour")} of teaching practice`,
} as const;
