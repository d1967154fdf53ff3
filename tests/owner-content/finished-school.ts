import type { WrittenDocuments } from "#content/schema/documents.ts";

import { dayIn, finishedDetails, portrait } from "./finished-course.ts";
import { finishedTerms } from "./finished-terms.ts";

/** The Monday after `weeks` weeks. */
const mondayIn = (weeks: number) => dayIn(7 * weeks + 8 - (new Date().getUTCDay() || 7));

const onGoogle = { label: "On Google", address: "https://reviews.example/" };

/** What the owner of a school has written who answered everything. */
const answers = {
  school: { copyrightYear: new Date().getFullYear() },
  "start-dates": {
    defaultYear: Number(mondayIn(6).slice(0, 4)),
    startDates: [
      { date: mondayIn(-6) },
      { date: mondayIn(6), places: "full" },
      { date: mondayIn(11), places: "few" },
      ...[16, 21, 26, 31, 36, 41].map((weeks) => ({ date: mondayIn(weeks) })),
    ],
  },
  countries: { offered: "all" },
  interview: {
    answerDays: 2,
    minutes: 30,
    booking: { label: "Choose a time", address: "https://calendar.example/banderas" },
  },
  enrolment: {
    payment: "You pay nothing before your interview.",
    afterApplying: {
      heading: "What happens next",
      receipt: "You get a receipt by e-mail, with a copy of your short answers.",
      steps: [
        "We will contact you soon.",
        "We talk for half an hour by video, about you and the course. You choose the hour.",
        "If it suits us both, you pay the deposit, and your place is yours.",
      ],
    },
  },
  "course-details": finishedDetails,
  "privacy-facts": {
    responsible: {
      name: "Formación Banderas, S.C.",
      postalAddress: "Calle Pelícanos 118, 48350 Puerto Vallarta, Jalisco, Mexico",
    },
    hosting: "Northern Hosting in Helsinki, Finland",
    mail: "Postal Works in Dublin, Ireland",
  },
  testimonials: {
    testimonials: [
      {
        name: "Helen Marsh",
        text: "At 58 I wondered whether it was late to start something new. Four weeks later I stood in front of twenty teenagers, and nobody looked at the clock.",
        portrait: "people/helen",
        about: "Graduated in March 2026, teaches in Valencia, Spain",
        source: onGoogle,
      },
      {
        name: "Kenji Mori",
        text: "My first lesson was on day three, and it went badly. Owen showed me exactly why. On Friday it went well.",
        portrait: "people/kenji",
        about: "Graduated in October 2025, teaches in Osaka, Japan",
        source: onGoogle,
      },
      {
        name: "Amara Okafor",
        text: "They read my lesson plans the way an editor reads a book. I still plan like that, four classes a day.",
        portrait: "people/amara",
        about: "Graduated in January 2026, teaches in Hanoi, Vietnam",
      },
      {
        name: "Priya Nair",
        text: "Two weeks after the course I had three offers. Lucía went through every contract with me, line by line.",
        portrait: "people/priya",
        about: "Graduated in June 2025, teaches in Mexico City",
        source: onGoogle,
      },
    ],
  },
  "about-us": {
    people: {
      heading: "Who teaches you",
      people: [
        {
          name: "Lucía Herrera",
          role: "Director",
          text: "She opened the school in 2004, after nine years in classrooms in Guadalajara. She holds every interview herself, in English or Spanish.",
          picture: portrait("chat-lucia", "Lucía Herrera"),
        },
        {
          name: "Owen Reilly",
          role: "Lead trainer",
          text: "He has an MA in Applied Linguistics, taught in Cork, Busan and Oaxaca, and has trained teachers for 14 years. He watches each of your lessons.",
          picture: portrait("owen", "Owen Reilly"),
        },
      ],
    },
    proof: {
      heading: "How you can be sure",
      facts: [
        {
          fact: "Accredited",
          text: "by the Mexican education ministry (SEP), under number 14-0923.",
        },
        {
          fact: "4.9 of 5",
          text: "in 212 reviews on Google.",
          link: { label: "Read all of them", address: "https://reviews.example/all" },
        },
        {
          fact: "1,140 graduates",
          text: "since 2004. They teach in 46 countries, and you may write to some before you apply.",
          question: "Can I write to somebody who took the course?",
        },
        { fact: "12 at most", text: "in a class, with two trainers." },
      ],
    },
  },
  program: {
    weeks: {
      heading: "{Weeks}, step by step",
      introduction: "From your first lesson plan to your certificate.",
      weeks: [
        {
          title: "Watch, then try",
          text: "You sit in on lessons, learn to plan one, and teach for the first time on the third day.",
          practiceHours: 2,
        },
        {
          title: "Find your voice",
          text: "You teach beginners: clear words, good boards, and time for everybody to speak.",
          practiceHours: 6,
        },
        {
          title: "Take the class",
          text: "You teach grammar and pronunciation to adults, and a morning of songs to children.",
          practiceHours: 6,
        },
        {
          title: "Look ahead",
          text: "You teach whole lessons of your own, write your applications, and get your certificate on Friday.",
          practiceHours: 6,
        },
      ],
    },
  },
  terms: finishedTerms,
} satisfies Record<string, object | null>;

/** Documents with some of their fields changed. */
export function withChanges(
  origin: WrittenDocuments,
  changes: Readonly<Record<string, object>>,
): WrittenDocuments {
  const changed = Object.entries(changes).map(([name, fields]) => [
    name,
    { ...Object(origin[name]), ...fields },
  ]);
  return { ...origin, ...Object.fromEntries(changed) };
}

/** The documents of a school that has answered every question. */
export const finishedSchool = (origin: WrittenDocuments) => withChanges(origin, answers);
