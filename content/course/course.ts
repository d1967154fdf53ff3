import data from "#content/data/course.json" with { type: "json" };

import { school } from "../school/school.ts";

/** The course: how long it takes and what it costs. */
export const course = {
  name: "TEFL course",
  hours: data.hours,
  weeks: data.weeks,
  tuition: { label: "Tuition", ...data.price },
} as const;

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** The duration in words: `weeks` within a sentence, `capitalWeeks` at its beginning. */
export const weeks = `${numbers[course.weeks] ?? course.weeks} weeks`;
export const capitalWeeks = weeks.charAt(0).toUpperCase() + weeks.slice(1);

/** The price with its currency, as all texts show it. */
export const price = `${course.tuition.amount} ${course.tuition.currency}`;

/** The list on the price card. */
export const courseFacts: readonly { label: string; value: string }[] = [
  { label: "Length", value: `${course.hours} hours` },
  { label: "Duration", value: `${course.weeks} weeks` },
  { label: "Schedule", value: "Full-time" },
  { label: "Place", value: school.place },
  {
    label: "Accreditation",
    value: "Official accreditation from the Mexican education ministry (SEP)",
  },
];
