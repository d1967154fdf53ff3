/** The texts of the list of documents. */
export const websiteWords = {
  title: "Pages and facts",
  introduction: "The words, dates, prices, people and pictures of the website.",
  saving: "Visitors see what you save here once you publish it.",
} as const;
