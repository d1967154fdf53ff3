import { count } from "../count.ts";
import { type CourseDetails, openingHours } from "./course-details.ts";
import { factQuestions } from "./fact-questions.ts";

/** The texts around the facts of course-details.ts on the Program page. */
export const courseDetailsText = {
  heading: "Before you decide",
  /** The groups of questions, each with the number of its questions; the last has the rest. */
  groups: [
    ["The course", 5],
    ["The fee", 3],
    ["Your stay", 2],
    ["At the school", Infinity],
  ],
  questions: factQuestions satisfies Record<keyof CourseDetails, string>,
  teachingPractice: (hours: number) => `${count(hours, "hour")} of observed teaching practice`,
  classSize: (most: number) => `${count(most, "person", "people")} at most in a class`,
  included: "Included",
  notIncluded: "Not included",
  deposit: (amount: number, currency: string) => `${amount} ${currency} to pay first`,
  housing: (from: number, currency: string, per: string) => `from ${from} ${currency} a ${per}`,
  checkedOn: (day: string) => `Checked on ${day}`,
  hours: openingHours,
  clock: (place: string) => `By the clock in ${place}.`,
} as const;
