import * as z from "zod";

import { card, code, count, heading, link, page, paragraphs, picture, words } from "./formats.ts";

const textWithHeading = z.strictObject({ heading, text: words });
const introduced = z.strictObject({ heading, introduction: words });
const banner = z
  .strictObject({ title: words, description: words.meta({ label: "Text" }) })
  .meta({ label: "Call to apply" });
const titled = z.strictObject({ title: words, text: words });
const header = titled.extend({ picture }).meta({ label: "Top of the page" });
const video = textWithHeading.meta({ label: "Words beside the video" });

export const home = z
  .strictObject({
    page,
    heroPictures: z.array(picture).min(1).meta({ label: "Pictures at the top of the page" }),
    hero: z
      .strictObject({
        heading,
        text: words,
        link: z
          .strictObject({
            label: words.meta({ label: "Words on it" }),
            srText: words.meta({ label: "The rest of its name, for screen readers", isRare: true }),
          })
          .meta({ label: "Button" }),
      })
      .meta({ label: "Top of the page" }),
    features: z.array(card).min(1).meta({ label: "Three good reasons" }),
    whatIs: z
      .strictObject({
        heading,
        paragraphs,
        picture,
        link: words.meta({ label: "Words on the button" }),
      })
      .meta({ label: "What the school is" }),
    banner,
    steps: introduced.meta({ label: "Words above the steps" }),
  })
  .meta({
    label: "Home page",
    places: ["/"],
    isPage: true,
  });

export const aboutUs = z
  .strictObject({
    page,
    header,
    whoWeAre: z.strictObject({ heading, paragraphs, picture }),
    commitment: z.strictObject({
      heading,
      parts: z.array(titled).min(1),
    }),
    people: z
      .strictObject({
        heading,
        people: z
          .array(
            z.strictObject({
              name: words,
              role: words.meta({ help: "Such as: Director, or Trainer." }),
              text: words.meta({ help: "One or two sentences, and the languages they speak." }),
              picture,
            }),
          )
          .min(1),
      })
      .exactOptional()
      .meta({
        label: "The people of the school",
        question: { example: "who teaches, and who answers" },
      }),
    /** Why to believe the school, also on the Reviews page. */
    proof: z
      .strictObject({
        heading,
        facts: z
          .array(
            z.strictObject({
              fact: words.meta({ help: "A word or a number, shown large." }),
              text: words,
              question: words.exactOptional().meta({
                label: "A question to ask about it",
                help: "Written for the visitor in WhatsApp, by a link below the text.",
              }),
              link: link.exactOptional().meta({
                label: "Where people can check it",
                help: "A page of somebody else, such as your reviews on Google. Shown in the place of the question.",
              }),
            }),
          )
          .min(1),
      })
      .exactOptional()
      .meta({
        label: "How people can be sure",
        question: { example: "who has accredited the course" },
      }),
    values: z.strictObject({
      heading,
      cards: z
        .array(
          titled.extend({ emblem: code.meta({ label: "Drawing", picturesIn: "spots/value-" }) }),
        )
        .min(1),
    }),
    video,
  })
  .meta({
    label: "About Us page",
    places: ["/aboutus"],
    isPage: true,
  });

export const program = z
  .strictObject({
    page,
    header,
    aboutCourse: z.strictObject({ heading, paragraphs }).meta({ label: "About the course" }),
    /** The way through the course, stop by stop. Without it the section is not shown. */
    weeks: z
      .strictObject({
        heading,
        introduction: words,
        weeks: z
          .array(
            z.strictObject({
              when: words.exactOptional().meta({
                label: "When",
                help: "Such as: Before you come. Without it: Week 1, Week 2 and so on.",
              }),
              title: words,
              text: words,
              drawing: code.exactOptional().meta({ picturesIn: "spots/" }),
              practiceHours: count("a number of hours").exactOptional().meta({
                label: "Hours of teaching practice",
                help: "Lessons that trainees give to real students in this week.",
              }),
            }),
          )
          .min(1),
      })
      .exactOptional()
      .meta({
        label: "The weeks of the course",
        question: { example: "what people do in the first week" },
      }),
    benefits: z.strictObject({ heading, cards: z.array(card).min(1) }),
    howItWorks: introduced.meta({ label: "Words above the steps" }),
    faq: z
      .strictObject({
        heading,
        questions: z.array(z.strictObject({ question: words, answer: paragraphs })).min(1),
      })
      .meta({ label: "Questions and answers" }),
    video,
  })
  .meta({
    label: "Program page",
    places: ["/program"],
    isPage: true,
  });

export const reviews = z
  .strictObject({
    page,
    header: titled.meta({ label: "Top of the page" }),
    video,
    ask: textWithHeading.exactOptional().meta({
      label: "Beside the first testimonial",
      question: { example: "what people can ask you" },
    }),
    banner,
  })
  .meta({
    label: "Reviews page",
    places: ["/reviews"],
    isPage: true,
  });

/** enrolment.json: the steps to enrol, and those after an application is sent. */
export const enrolment = z
  .strictObject({
    steps: z.array(card).min(1).meta({ label: "Steps to enrol" }),
    payment: words.exactOptional().meta({
      label: "When people pay",
      help: "Beside the price on the Apply page.",
      question: { example: "You pay nothing before your interview." },
    }),
    afterApplying: z
      .strictObject({ heading, receipt: words, steps: z.array(words).min(1) })
      .meta({ label: "After an application was sent" }),
  })
  .meta({
    label: "Steps to enrol, and what follows",
    places: ["/#enrolment-steps", "/program#enrolment-steps", "/apply"],
  });
