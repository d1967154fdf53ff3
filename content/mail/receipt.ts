/** The mail that an applicant gets as soon as the application is stored. */
export const receipt = {
  subject: "We have received your application",
  opening: "Thank you for applying. We have received your application.",
  received: "Received",
  /** The time zone, shown after the time of receipt. */
  clock: "Puerto Vallarta time",
  answers: "Your short answers",
  notRepeated: "We have your longer answers, too; this mail does not repeat them.",
  /** Replaces an answer that a mail program could turn into a link. */
  leftOut: "(not repeated here)",
  notYou:
    "Did you not apply? Then somebody typed your address by mistake. Answer this mail, and we delete the application.",
} as const;
