/**
 * The steps after an application is sent, as the Apply page and the receipt list them: plain
 * sentences, in order.
 */
export const afterApplying = {
  heading: "What happens next",
  /** Shown on the Apply page only: a reader of the receipt has received it. */
  receipt: "You get a receipt by e-mail, with a copy of your short answers.",
  steps: [
    "We will contact you soon.",
    "You have an interview with us, about you and the course.",
    "You book on to the course and pay the required fees.",
  ],
} as const;
