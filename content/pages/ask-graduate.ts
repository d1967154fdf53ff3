/** A link to WhatsApp on the Reviews page, and the question that it writes there. */
export const askGraduate = {
  label: "Ask for a graduate to talk to",
  text: "Could I talk to somebody who took the course?",
} as const;
