import { type CourseDetails, openingHours } from "./course-details.ts";

/** The texts around the facts of course-details.ts on the Program page. */
export const courseDetailsText = {
  heading: "Before you decide",
  introduction: "What people ask us before they apply.",
  questions: {
    teachingPractice: "How much do you teach while a trainer watches?",
    classSize: "How many people are in a class?",
    trainers: "Who teaches you?",
    accreditation: "Where can you check the accreditation?",
    fee: "What does the fee include?",
    deposit: "What do you pay first?",
    refunds: "What do you get back if you cancel?",
    housing: "Where can you stay, and what does it cost?",
    visa: "Do you need a visa?",
    timetable: "What does a week look like?",
    place: "Where is the course held?",
    hours: "When can you reach us?",
  } satisfies Record<keyof CourseDetails, string>,
  teachingPractice: (hours: number) => `${hours} hours of observed teaching practice`,
  classSize: (most: number) => `${most === 1 ? "1 person" : `${most} people`} at most`,
  accreditation: (body: string, number: string) => `${body}, ${number}`,
  included: "Included",
  notIncluded: "Not included",
  deposit: (amount: number, currency: string) => `${amount} ${currency}`,
  refunds: { when: "If you cancel", share: "You get back" },
  housing: (from: number, currency: string, per: string) => `from ${from} ${currency} a ${per}`,
  checkedOn: (day: string) => `Checked on ${day}`,
  hours: openingHours,
  clock: (place: string) => `By the clock in ${place}.`,
} as const;
