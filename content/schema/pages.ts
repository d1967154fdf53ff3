import * as z from "zod";

import { card, count, heading, page, paragraphs, picture, words } from "./formats.ts";

const textWithHeading = z.strictObject({ heading, text: words });
const introduced = z.strictObject({ heading, introduction: words });
const banner = z.strictObject({ title: words, description: words });
const header = z.strictObject({ title: words, text: words, picture });

/** home.json */
export const home = z.strictObject({
  page,
  heroPictures: z.array(picture).min(1),
  hero: z.strictObject({
    heading,
    text: words,
    link: z.strictObject({ label: words, srText: words }),
  }),
  features: z.array(card).min(1),
  whatIs: z.strictObject({ heading, paragraphs, picture, link: words }),
  banner,
  steps: introduced,
});

/** about-us.json */
export const aboutUs = z.strictObject({
  page,
  header,
  whoWeAre: z.strictObject({ heading, paragraphs, picture }),
  commitment: z.strictObject({
    heading,
    parts: z.array(z.strictObject({ title: words, text: words })).min(1),
  }),
  /** The people of the school. Without it the section is not shown. */
  people: z
    .strictObject({
      heading,
      people: z.array(z.strictObject({ name: words, role: words, text: words, picture })).min(1),
    })
    .exactOptional(),
  values: z.strictObject({
    heading,
    cards: z.array(z.strictObject({ title: words, text: words, emblem: words })).min(1),
  }),
  video: textWithHeading,
});

/** program.json */
export const program = z.strictObject({
  page,
  header,
  aboutCourse: z.strictObject({ heading, paragraphs }),
  /** What happens in each week of the course. Without it the section is not shown. */
  weeks: z
    .strictObject({
      heading,
      introduction: words,
      weeks: z
        .array(
          z.strictObject({
            title: words,
            text: words,
            /** The hours in which trainees teach real students. */
            practiceHours: count("a number of hours").exactOptional(),
          }),
        )
        .min(1),
    })
    .exactOptional(),
  benefits: z.strictObject({ heading, cards: z.array(card).min(1) }),
  howItWorks: introduced,
  faq: z.strictObject({
    heading,
    questions: z.array(z.strictObject({ question: words, answer: paragraphs })).min(1),
  }),
  video: textWithHeading,
});

/** reviews.json */
export const reviews = z.strictObject({
  page,
  header: z.strictObject({ title: words, text: words }),
  video: textWithHeading,
  banner,
});

/** enrolment.json: the steps to enrol, and those after an application is sent. */
export const enrolment = z.strictObject({
  steps: z.array(card).min(1),
  /** When applicants pay, in one sentence beside the price on the Apply page. */
  payment: words.exactOptional(),
  afterApplying: z.strictObject({ heading, receipt: words, steps: z.array(words).min(1) }),
});
