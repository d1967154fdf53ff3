import * as z from "zod";

import { factQuestions } from "../course/fact-questions.ts";
import { weekdays } from "../course/weekdays.ts";
import { amount, code, count, currency, day, link, paragraphs, picture, words } from "./formats.ts";

export const course = z
  .strictObject({
    hours: count("a number of hours").meta({ label: "Hours" }),
    weeks: count("a number of weeks").meta({ label: "Weeks" }),
    price: z
      .strictObject({
        amount: amount.meta({ label: "Tuition" }),
        currency: currency.meta({ help: "Three letters, such as USD.", isRare: true }),
      })
      .meta({ label: "Price" }),
  })
  .meta({
    label: "Price and hours",
    places: ["/program", "/", "/aboutus", "/apply"],
  });

const SEATS = "must be a whole number from 0 to 999";

/** start-dates.json; content/check/date-mistakes.ts compares the dates with each other. */
export const startDates = z
  .strictObject({
    defaultYear: count("a year").meta({
      label: "First year",
      help: "The year that visitors see first once all courses have begun; until then, that of the next.",
    }),
    startDates: z
      .array(
        z.strictObject({
          date: code.meta({ label: "First day of the course" }),
          month: code.exactOptional().meta({
            label: "Spelling under the year",
            help: "If it is empty, the date is written as usual, such as January 6th.",
            isRare: true,
          }),
          label: code.exactOptional().meta({
            label: "Spelling in the application",
            help: "If it is empty, the date is written as usual, such as January 6th 2025.",
            isRare: true,
          }),
          places: z
            .enum(["open", "few", "full"])
            .exactOptional()
            .meta({
              help: "Few and full are shown beside the date. Visitors of a full course can ask for a place.",
              choices: { open: "Open", few: "Few places left", full: "Full" },
            }),
          /** The number of places left, from which `places` follows. */
          seats: z
            .int(SEATS)
            .min(0, SEATS)
            .max(999, SEATS)
            .exactOptional()
            .meta({ label: "Places left", isRare: true }),
        }),
      )
      .min(1)
      .meta({ label: "Start dates" }),
  })
  .meta({
    label: "Start dates",
    places: ["/#start-dates", "/program#start-dates", "/apply"],
  });

/** A start date as content/data/start-dates.json has it. */
export type WrittenStartDate = z.output<typeof startDates>["startDates"][number];

const time = z.iso.time({ precision: -1, error: "must be a time such as 09:00" });

const weekday = z.enum(weekdays);

const lines = z.array(words.meta({ label: "Line" }));

/** What the owner is asked about a fact, with a possible answer, and what pages show of it. */
const asked = (fact: keyof typeof factQuestions, example: string, thing: string) => ({
  label: factQuestions[fact],
  question: { example },
  thing,
});

/** course-details.json: facts that applicants need to decide. A null fact is not shown. */
export const courseDetails = z
  .strictObject({
    teachingPractice: z
      .strictObject({
        hours: count("a number of hours"),
        text: words.meta({ label: "In words", help: "Such as: In groups of six." }),
      })
      .nullable()
      .meta(asked("teachingPractice", "20 hours", "the teaching practice")),
    classSize: z
      .strictObject({
        most: count("a number of people").meta({
          help: "At most, such as 12.",
          label: "People in a class",
        }),
      })
      .nullable()
      .meta(asked("classSize", "at most 12", "the class size")),
    trainers: z
      .array(
        z.strictObject({ name: words, qualification: words, picture }).meta({ label: "Trainer" }),
      )
      .nullable()
      .meta(asked("trainers", "a name, a qualification and a portrait", "the trainers")),
    requirements: paragraphs
      .exactOptional()
      .meta(asked("requirements", "from 18 years on, with good English", "who can take it")),
    accreditation: z
      .strictObject({ body: words, number: words, register: link })
      .nullable()
      .meta(asked("accreditation", "the number, and a link to the register", "the accreditation")),
    fee: z
      .strictObject({ included: lines, notIncluded: lines })
      .refine(
        ({ included, notIncluded }) => included.length + notIncluded.length > 0,
        "has no entries. Say what the fee includes, or what it does not",
      )
      .nullable()
      .meta(asked("fee", "the books, but not the flight", "what the fee includes")),
    deposit: z
      .strictObject({
        amount,
        text: words.meta({ label: "In words", help: "Such as: It keeps your place." }),
      })
      .nullable()
      .meta(asked("deposit", "300 to keep your place", "the deposit")),
    refunds: z
      .array(z.strictObject({ when: words, share: words }))
      .nullable()
      .meta(asked("refunds", "60 days before the start, all of it", "the refunds")),
    housing: z
      .array(z.strictObject({ kind: words, from: amount, per: z.enum(["night", "week", "month"]) }))
      .nullable()
      .meta(asked("housing", "a shared flat, from 350 a month", "the housing")),
    visa: z
      .strictObject({
        notes: paragraphs.meta({ label: "Your answer" }),
        checkedOn: day.exactOptional().meta({
          label: "When did you make sure of it?",
          help: "Visitors read the day below your answer.",
        }),
      })
      .nullable()
      .meta(asked("visa", "most people may stay 180 days as tourists", "the visa")),
    /** A week of the course, with times in any notation. */
    timetable: z
      .array(
        z.strictObject({
          day: weekday,
          lessons: z.array(z.strictObject({ time: words, what: words })).min(1),
        }),
      )
      .nullable()
      .meta(asked("timetable", "Monday, 9:00 to 13:00, methods", "a timetable")),
    place: z
      .strictObject({ lines: lines.min(1), map: link })
      .nullable()
      .meta(asked("place", "the street, and a link to a map", "the place")),
    hours: z
      .array(z.strictObject({ from: weekday, to: weekday, opens: time, closes: time }))
      .nullable()
      .meta(asked("hours", "Monday to Friday, 9:00 to 17:00", "the hours")),
  })
  .meta({
    label: "What people ask before they apply",
    places: ["/program#course-details"],
  });
