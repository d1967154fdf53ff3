import { weeks } from "./course.ts";
import { drawing, type Card } from "./card.ts";

/** The steps to enrol, in order. */
export const enrolmentSteps: readonly Card[] = [
  {
    title: "Select a start date",
    text: `Look through the dates and choose the ${weeks} that suit you.`,
    picture: drawing("step-date"),
  },
  {
    title: "Apply and have an interview",
    text: "Send us your application, then talk with us about you and the course.",
    picture: drawing("step-interview"),
  },
  {
    title: "Book on and pay the required fees",
    text: "Book your place on the course and pay the required fees.",
    picture: drawing("step-book"),
  },
];
