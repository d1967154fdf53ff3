import * as z from "zod";

import { weekdays } from "../course/weekdays.ts";
import {
  amount,
  count,
  currency,
  day,
  link,
  mailbox,
  paragraphs,
  picture,
  words,
} from "./formats.ts";

/** school.json */
export const school = z.strictObject({
  name: words,
  place: words,
  timeZone: words.refine(isTimeZone, "is no time zone. Write one such as America/Mexico_City"),
  email: mailbox,
  phone: words.regex(
    /^\+[\d ()-]{8,25}$/,
    "must begin with + and the country, such as +52 322 123 4567",
  ),
  mission: words,
  invitation: words,
  copyrightYear: count("a year"),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** course.json */
export const course = z.strictObject({
  hours: count("a number of hours"),
  weeks: count("a number of weeks"),
  price: z.strictObject({ amount, currency }),
});

const SEATS = "must be a whole number from 0 to 999";

/** start-dates.json; content/check/date-mistakes.ts compares the dates with each other. */
export const startDates = z.strictObject({
  /** The year that is selected when the page appears. */
  defaultYear: count("a year"),
  startDates: z
    .array(
      z.strictObject({
        date: words,
        /** Spellings other than the usual `January 6th` (month) and `January 6th 2025` (label). */
        month: words.exactOptional(),
        label: words.exactOptional(),
        places: z.enum(["open", "few", "full"]).exactOptional(),
        /** The number of places left, if the school counts them; `places` then follows from it. */
        seats: z.int(SEATS).min(0, SEATS).max(999, SEATS).exactOptional(),
      }),
    )
    .min(1),
});

/** social-links.json */
export const socialLinks = z.array(
  z.strictObject({ network: z.enum(["facebook", "instagram", "twitter"]), address: words }),
);

/** countries.json: the three countries of the specification, or all of them. */
export const countries = z.strictObject({ offered: z.enum(["specified", "all"]) });

/** interview.json */
export const interview = z.strictObject({
  /** The number of days within which the school answers an application. */
  answerDays: count("a number of days").exactOptional(),
  /** The length of an interview. */
  minutes: count("a number of minutes").exactOptional(),
  /** A link to the page on which applicants choose a time. */
  booking: link.exactOptional(),
});

/** replies.json: the texts with which the school answers applications from the studio. */
export const replies = z.strictObject({
  replies: z.array(
    z.strictObject({
      title: words,
      /** The step that the studio proposes once it was sent. */
      step: z.enum(["answered", "interview", "offered", "booked", "declined"]),
      text: words,
    }),
  ),
});

/** summary.json: when the website mails the school, in the school’s time zone. */
export const summary = z.strictObject({
  weekday: z.enum(weekdays),
  hour: z
    .int("must be a whole number from 0 to 23")
    .min(0, "must be a whole number from 0 to 23")
    .max(23, "must be a whole number from 0 to 23"),
});

/** privacy-facts.json */
export const privacyFacts = z.strictObject({
  /** The company or person legally responsible for the data. */
  responsible: z.strictObject({ name: words, postalAddress: words }),
  /** The companies that run the server and deliver the mails, each with its country. */
  hosting: words,
  mail: words,
  /** The days after which the server erases submissions: the same as RETENTION_DAYS. */
  retentionDays: count("a number of days").exactOptional(),
});

/** The URL of a link in a list: another website or a mailbox. */
const target = words.regex(/^(?:https:\/\/|mailto:)/, "must begin with https:// or mailto:");

/** terms.json: null while the school has no terms. */
export const terms = z
  .strictObject({
    /** A new version for every change, stored with each application: `1, 3 March 2027`. */
    version: words,
    parts: z.array(
      z.strictObject({
        heading: words,
        paragraphs: z.array(words),
        list: z
          .array(z.strictObject({ term: words, text: words, link: target.exactOptional() }))
          .exactOptional(),
      }),
    ),
  })
  .nullable();

const time = z.iso.time({ precision: -1, error: "must be a time such as 09:00" });
const weekday = z.enum(weekdays);

/** course-details.json: facts that applicants need to decide. A null fact is not shown. */
export const courseDetails = z.strictObject({
  /** Lessons that trainees give to real students, observed by a trainer. */
  teachingPractice: z.strictObject({ hours: count("a number of hours"), text: words }).nullable(),
  classSize: z.strictObject({ most: count("a number of people") }).nullable(),
  trainers: z.array(z.strictObject({ name: words, qualification: words, picture })).nullable(),
  /** The accrediting body, and a link to its public register. */
  accreditation: z.strictObject({ body: words, number: words, register: link }).nullable(),
  fee: z
    .strictObject({ included: z.array(words), notIncluded: z.array(words) })
    .refine(
      ({ included, notIncluded }) => included.length + notIncluded.length > 0,
      "has no entries. Say what the fee includes, or what it does not",
    )
    .nullable(),
  deposit: z.strictObject({ amount, text: words }).nullable(),
  /** Earliest first: `{ "when": "60 days or more before the start", "share": "All of it" }`. */
  refunds: z.array(z.strictObject({ when: words, share: words })).nullable(),
  /** Housing and its lowest prices. */
  housing: z
    .array(z.strictObject({ kind: words, from: amount, per: z.enum(["night", "week", "month"]) }))
    .nullable(),
  /** Notes on visas, and the day on which they were last verified. */
  visa: z.strictObject({ notes: paragraphs, checkedOn: day }).nullable(),
  /** A week of the course, with times in any notation. */
  timetable: z
    .array(
      z.strictObject({
        day: weekday,
        lessons: z.array(z.strictObject({ time: words, what: words })).min(1),
      }),
    )
    .nullable(),
  /** The address of the course, line by line, and a link to a map. */
  place: z.strictObject({ lines: z.array(words).min(1), map: link }).nullable(),
  /** The school’s opening hours in its own time zone. */
  hours: z
    .array(z.strictObject({ from: weekday, to: weekday, opens: time, closes: time }))
    .nullable(),
});
