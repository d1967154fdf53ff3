import type { Picture } from "./picture.ts";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** Facts that applicants need to decide. A fact that is `null` is not shown. */
export interface CourseDetails {
  /** Lessons that trainees give to real students, observed by a trainer. */
  teachingPractice: { hours: number; text: string } | null;
  classSize: { most: number } | null;
  trainers: readonly Trainer[] | null;
  /** The accrediting body, and a link to its public register. */
  accreditation: { body: string; number: string; register: Link } | null;
  fee: { included: readonly string[]; notIncluded: readonly string[] } | null;
  /** The deposit, in the currency of the tuition. */
  deposit: { amount: number; text: string } | null;
  /** Earliest first: `{ when: "60 days or more before the start", share: "All of it" }`. */
  refunds: readonly { when: string; share: string }[] | null;
  /** Housing and its lowest prices, in the currency of the tuition. */
  housing: readonly { kind: string; from: number; per: "night" | "week" | "month" }[] | null;
  /** Notes on visas; `checkedOn` is the day, `YYYY-MM-DD`, on which they were last verified. */
  visa: { notes: readonly string[]; checkedOn: string } | null;
  /** A week of the course, with times in any notation. */
  timetable: readonly { day: Weekday; lessons: readonly Lesson[] }[] | null;
  /** The address of the course, line by line, and a link to a map. */
  place: { lines: readonly string[]; map: Link } | null;
  /** The school’s opening hours in its own time zone, such as `09:00`. */
  hours: readonly OpeningHours[] | null;
}

export interface Trainer {
  name: string;
  qualification: string;
  picture: Picture;
}

export interface Lesson {
  time: string;
  what: string;
}

export interface OpeningHours {
  from: Weekday;
  to: Weekday;
  opens: string;
  closes: string;
}

/** A link to another website. */
export interface Link {
  label: string;
  address: string;
}

/** The facts about this school. Replace each `null` when the school has provided the fact. */
export const courseDetails: CourseDetails = {
  teachingPractice: null,
  classSize: null,
  trainers: null,
  accreditation: null,
  fee: null,
  deposit: null,
  refunds: null,
  housing: null,
  visa: null,
  timetable: null,
  place: null,
  hours: null,
};

/** A line of the school’s hours, on Program and beside the forms. */
export function openingHours({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`;
}
