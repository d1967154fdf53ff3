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

/** What people decide on, in the order in which they ask. `null`: not said yet, and not shown. */
export interface CourseDetails {
  /** Lessons with real students that a trainer watches. */
  teachingPractice: { hours: number; text: string } | null;
  classSize: { most: number } | null;
  trainers: readonly Trainer[] | null;
  /** Who accredits the course, and the register where anybody can check it. */
  accreditation: { body: string; number: string; register: Link } | null;
  fee: { included: readonly string[]; notIncluded: readonly string[] } | null;
  /** In the currency of the tuition. */
  deposit: { amount: number; text: string } | null;
  /** `{ when: "60 days or more before the start", share: "All of it" }`, the earliest first. */
  refunds: readonly { when: string; share: string }[] | null;
  /** Prices from, in the currency of the tuition. */
  housing: readonly { kind: string; from: number; per: "night" | "week" | "month" }[] | null;
  /** `checkedOn` is the day, `YYYY-MM-DD`, on which somebody made sure that the notes are right. */
  visa: { notes: readonly string[]; checkedOn: string } | null;
  /** A week of the course; the times are written as the school writes them. */
  timetable: readonly { day: Weekday; lessons: readonly Lesson[] }[] | null;
  /** Where the course is held, line by line, and a map of it. */
  place: { lines: readonly string[]; map: Link } | null;
  /** When somebody is at the school, by its own clock: `09:00`. */
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

/** A page of somebody else. */
export interface Link {
  label: string;
  address: string;
}

/** The school's own. Nothing here is known until the school says so: replace a `null` with facts. */
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
