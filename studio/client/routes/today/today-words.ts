/** The texts of the first page. */
export const todayWords = {
  title: "Today",
  nothing: "Nobody has waited for an answer for more than two days.",
} as const;
