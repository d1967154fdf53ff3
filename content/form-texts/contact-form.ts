import { drawing } from "../pages/shaped-pictures.ts";
import type { StartDate } from "../course/start-dates.ts";

export const contactForm = {
  /** The mail's subject; the mail service accepts no other (specification, section 3). */
  subject: "Contact Form",
  email: {
    label: "Your email",
    required: "Email is required",
    invalid: "Email is invalid",
  },
  message: {
    label: "Your message",
    required: "Message is required",
    /** @param excess the number of characters above the limit */
    tooLong: (excess: number) =>
      `Message is too long: at most 20,000 characters fit, your email included. Please shorten it by ${excess.toLocaleString("en")}.`,
  },
  /** The button that shows the form on phones. */
  open: "Write to us here",
  send: "Send",
  sending: "Sending...",
  success: {
    picture: drawing("success"),
    title: "Form Submitted",
    text: "Thank you for contacting us. We answer as soon as possible",
    ok: "OK",
  },
  failure: {
    title: "Error",
    text: "There was an error sending the email. Please try again later",
    ok: "OK",
  },
} as const;

/** Questions that links put into the message field, by the `ask` parameter of the link's URL. */
export function questionsToAsk(startDates: readonly StartDate[]): ReadonlyMap<string, string> {
  const full = startDates.filter(({ places }) => places === "full");
  return new Map([
    ["dates", "Please tell me the next start dates of the course."],
    [
      "country",
      "I would like to apply, and I live in a country that the application form does not list: ",
    ],
    ...full.map(({ date, label }): [string, string] => [
      date,
      `Please tell me if a place becomes free on the course of ${label}.`,
    ]),
  ]);
}
