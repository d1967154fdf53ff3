import data from "#content/data/course-details.json" with { type: "json" };

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Facts that applicants need to decide; the schema describes each. A null fact is not shown. */
export type CourseDetails = typeof data;
export type Trainer = NonNullable<CourseDetails["trainers"]>[number];
export type OpeningHours = NonNullable<CourseDetails["hours"]>[number];

/** A link to another website. */
export interface Link {
  label: string;
  address: string;
}

/** The facts about this school; `null` for each fact that it has not provided yet. */
export const courseDetails: CourseDetails = data;

/** A line of the school’s hours, on Program and beside the forms. */
export function openingHours({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`;
}
