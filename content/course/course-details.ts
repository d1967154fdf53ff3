import type { Content } from "../content.ts";

export type CourseDetails = Content["courseDetails"];
export type OpeningHours = NonNullable<CourseDetails["hours"]>[number];

export type Link = NonNullable<CourseDetails["place"]>["map"];

/** A line of the school’s hours, on Program and beside the forms. */
export function openingHours({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`;
}
