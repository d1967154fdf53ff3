/** The names of the placeholders that texts of content/data may contain, such as `{price}`. */
export const placeholderNames = [
  "hours",
  "weeks",
  "Weeks",
  "weekCount",
  "price",
  "school",
  "SCHOOL",
  "mission",
  "invitation",
] as const;

/** Further placeholders of replies.json, which the studio fills in for an applicant. */
export const replyPlaceholderNames = ["name", "date", "booking"] as const;

export type PlaceholderName = (typeof placeholderNames)[number];
