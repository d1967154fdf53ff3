/** The mail that an applicant gets as soon as the application is stored. */
export const receipt = {
  subject: "We have received your application",
  /** What lists of mails show after the subject. */
  preview: "Here is what happens next, and how to ask us something.",
  heading: "Thank you for applying",
  opening: (receivedAt: string) => `We have received your application on ${receivedAt}.`,
  pictureAlt: "Sunset over Banderas Bay, with boats and the rock arches of Los Arcos",
  /** The facts of the course, on the ticket. */
  length: {
    label: "Length",
    value: (hours: number, weeks: string) => `${hours} hours in ${weeks}`,
  },
  place: "Place",
  whatsApp: "Ask us on WhatsApp",
  contact: "Or answer this mail, or call:",
  whatsAppGreeting: (reference: string) => `Hello, I have applied (${reference}). `,
  /** The time zone, shown after the time of receipt. */
  clock: "Puerto Vallarta time",
  answers: "Your short answers",
  notRepeated: "We have your longer answers, too; this mail does not repeat them.",
  /** Replaces an answer that a mail program could turn into a link. */
  leftOut: "(not repeated here)",
  notYou:
    "Did you not apply? Then somebody typed your address by mistake. Answer this mail, and we delete the application.",
} as const;
