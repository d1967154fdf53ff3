/** A hint beneath an answer with a likely slip, around a button that puts the slip right. */
export const suggestion = {
  before: "Did you mean",
  after: "?",
} as const;
