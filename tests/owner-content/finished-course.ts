import type { CourseDetails } from "#content/course/course-details.ts";
import type { weekdays } from "#content/course/weekdays.ts";

const DAY = 86_400_000;

/** The date `days` days from now (UTC), `YYYY-MM-DD`. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

export const portrait = (name: string, alt: string) => ({
  file: `people/${name}`,
  alt,
  width: 400,
  height: 400,
});

/** 7 hours and a half on each of five days: 150 hours in four weeks. */
const HOURS = ["9:00 to 11:30", "12:00 to 14:00", "16:00 to 19:00"];

const lessonsOn = (day: (typeof weekdays)[number], ...subjects: readonly string[]) => ({
  day,
  lessons: subjects.map((what, index) => ({ time: HOURS[index] ?? "", what })),
});

/** All facts of the course. */
export const finishedDetails: Required<CourseDetails> = {
  teachingPractice: {
    hours: 20,
    text: "With real students of the town, from your third day on. A trainer watches every lesson and talks it through with you the next morning.",
  },
  classSize: { most: 12 },
  trainers: [
    {
      name: "Lucía Herrera",
      qualification: "MA in Education, 22 years as a trainer",
      picture: portrait("chat-lucia", "Lucía Herrera"),
    },
    {
      name: "Owen Reilly",
      qualification: "MA in Applied Linguistics, 14 years as a trainer",
      picture: portrait("owen", "Owen Reilly"),
    },
  ],
  requirements: [
    "You are 18 or older and have finished high school.",
    "English is your first language, or you speak it at level C1.",
    "You need no degree, no experience and no Spanish.",
  ],
  accreditation: {
    body: "Secretaría de Educación Pública (SEP)",
    number: "14-0923",
    register: {
      label: "Look us up in the ministry’s register",
      address: "https://register.example/14-0923",
    },
  },
  fee: {
    included: [
      "All lessons, and every book that you need",
      "Your certificate, in English and in Spanish",
      "A driver who meets you at the airport",
      "Help with your job search, for as long as you teach",
    ],
    notIncluded: ["Your flight", "Your room", "Travel insurance"],
  },
  deposit: {
    amount: 300,
    text: "It keeps your place and is part of the tuition. You pay the rest on the first day.",
  },
  refunds: [
    { when: "60 days or more before the start", share: "All of it" },
    { when: "30 to 59 days before", share: "Half of it" },
    { when: "Later", share: "You move once to another start, free of charge" },
  ],
  housing: [
    { kind: "A room with a family, breakfast included", from: 120, per: "week" },
    { kind: "A room in a shared flat", from: 380, per: "month" },
    { kind: "A studio of your own", from: 620, per: "month" },
  ],
  visa: {
    notes: [
      "Most people may stay for up to 180 days without one. The officer at the airport decides how many days you get.",
      "Tell us which passport you have, and we tell you what others with it were asked.",
    ],
    checkedOn: dayIn(-10),
  },
  timetable: [
    lessonsOn("Monday", "How people learn", "Grammar you can explain", "You plan"),
    lessonsOn("Tuesday", "Speaking and listening", "Sounds and spelling", "You teach"),
    lessonsOn("Wednesday", "Your lesson, talked through", "Reading and writing", "You watch"),
    lessonsOn("Thursday", "Children and teenagers", "Games, songs, the board", "You teach"),
    lessonsOn("Friday", "Your lesson, talked through", "Contracts, applications", "You plan"),
  ],
  place: {
    lines: ["Calle Pelícanos 118, second floor", "48350 Puerto Vallarta, Jalisco", "Mexico"],
    map: { label: "See it on the map", address: "https://map.example/" },
  },
  hours: [
    { from: "Monday", to: "Friday", opens: "09:00", closes: "18:00" },
    { from: "Saturday", to: "Saturday", opens: "10:00", closes: "13:00" },
  ],
};
