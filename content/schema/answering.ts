import * as z from "zod";

import { weekdays } from "../course/weekdays.ts";
import { keysOf } from "../typed-keys.ts";
import { count, link, words } from "./formats.ts";

const BOOK = "Book your interview";

const bookingLink = link.extend({
  address: link.shape.address.meta({
    label: "Your booking link",
    help: "You can leave this empty: without a page of calendly.com or the like, you agree on a time by mail or WhatsApp.",
  }),
  label: link.shape.label.meta({ delivered: BOOK }).default(BOOK),
});

export const interview = z
  .strictObject({
    answerDays: count("a number of days")
      .exactOptional()
      .meta({
        part: "What applicants can expect",
        label: "Within how many days do you answer an application?",
        help: "They read it before they apply, and in the receipt.",
        question: { example: "2" },
      }),
    minutes: count("a number of minutes")
      .exactOptional()
      .meta({
        label: "How many minutes does an interview take?",
        help: "They read it once they have applied.",
        question: { example: "30" },
      }),
    booking: bookingLink.exactOptional().meta({
      label: "Where do applicants book their interview?",
      question: { example: "a page of calendly.com" },
      standsOpen: true,
    }),
  })
  .meta({
    label: "Interview",
    places: ["/apply", "/#enrolment-steps"],
  });

/** The steps to which an answer can lead, as the owner calls them. */
export const stepsAfterReply = {
  answered: "Answered",
  interview: "Interview",
  offered: "Place offered",
  booked: "Booked",
  declined: "Not now",
} as const;

/** replies.json: the texts with which the school answers people from the studio. */
export const replies = z
  .strictObject({
    replies: z
      .array(
        z.strictObject({
          title: words,
          step: z
            .enum(keysOf(stepsAfterReply))
            .meta({ label: "Once sent, moves to", choices: stepsAfterReply }),
          text: words.meta({ isMultiline: true }),
          isForMessages: z
            .literal(true)
            .exactOptional()
            .meta({ label: "For messages, not for applications" }),
        }),
      )
      .meta({ label: "Replies" }),
  })
  .meta({
    label: "Ready-made replies",
    about: "The texts that you send from the studio",
    help: "Name, dates and links are filled in for each person.",
  });

/** summary.json: when the website mails the school, in the school’s time zone. */
export const summary = z
  .strictObject({
    weekday: z.enum(weekdays).meta({ label: "Weekday of the summary" }),
    hour: z
      .int("must be a whole number from 0 to 23")
      .min(0, "must be a whole number from 0 to 23")
      .max(23, "must be a whole number from 0 to 23")
      .meta({ label: "Hour of the mail", help: "From 0 to 23, in the school’s time zone." }),
  })
  .meta({ label: "Summary mail" });
