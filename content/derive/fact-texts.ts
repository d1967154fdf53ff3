import { priceText } from "../course/course.ts";
import type { Documents } from "../schema/documents.ts";

/** The names of the placeholders that texts of content/data may contain, such as `{price}`. */
export const placeholderNames = [
  "hours",
  "weeks",
  "Weeks",
  "weekCount",
  "weekHours",
  "price",
  "school",
  "SCHOOL",
  "mission",
  "invitation",
] as const;

/** Further placeholders of replies.json, which the studio fills in for the person. */
export const replyPlaceholderNames = ["name", "date", "booking", "dates", "website"] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/**
 * What each placeholder stands for.
 * @param spelled a fact of course.json in words, with its path there; the studio marks it
 */
export function factTexts(
  { course, school }: Pick<Documents, "course" | "school">,
  spelled: (path: string, text: string) => string = (_, text) => text,
): Record<PlaceholderName, string> {
  const { hours, weeks, price } = course;
  const duration = `${NUMBERS[weeks] ?? weeks} ${weeks === 1 ? "week" : "weeks"}`;
  return {
    hours: spelled("hours", String(hours)),
    weekCount: spelled("weeks", String(weeks)),
    weekHours: spelled("hours", String(Math.round(hours / weeks))),
    weeks: spelled("weeks", duration),
    Weeks: spelled("weeks", duration.charAt(0).toUpperCase() + duration.slice(1)),
    price: spelled("price/amount", priceText(price)),
    school: school.name,
    SCHOOL: school.name.toUpperCase(),
    mission: school.mission,
    invitation: school.invitation,
  };
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
