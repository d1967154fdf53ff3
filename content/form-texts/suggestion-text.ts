/** The hints below an answer with a probable typing error. */
export const suggestion = {
  /** Before and after the correction of an email address or phone number. */
  before: "Did you mean",
  after: "?",
  dateOfBirth: "Is the year right?",
} as const;
