/**
 * What happens once an application is sent: on Apply, and in the receipt that applicants get.
 * Plain sentences, in order.
 */
export const afterApplying = {
  heading: "What happens next",
  /** Only on Apply: whoever reads the receipt has it. */
  receipt: "You get a receipt by e-mail, with a copy of your short answers.",
  steps: [
    "We will contact you soon.",
    "You have an interview with us, about you and the course.",
    "You book on to the course and pay the required fees.",
  ],
} as const;
