/** The texts around the questions and answers that no owner changes. */
export const faqText = {
  /** Before the link to WhatsApp. */
  another: "Another question?",
} as const;
