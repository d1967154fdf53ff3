/** The hint below an answer with a probable typing error, before and after the correction. */
export const suggestion = {
  before: "Did you mean",
  after: "?",
} as const;
