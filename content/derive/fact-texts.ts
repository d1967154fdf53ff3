import { priceText } from "../course/course.ts";
import type { Documents } from "../schema/documents.ts";
import { keysOf, recordOf } from "../typed-keys.ts";

type Facts = Pick<Documents, "course" | "school">;
type Spell = (path: string, text: string) => string;

/** What each placeholder of the texts of content/data, such as `{price}`, stands for. */
const placeholders = {
  hours: ({ course }, spell) => spell("hours", String(course.hours)),
  weeks: ({ course }, spell) => spell("weeks", duration(course)),
  Weeks({ course }, spell) {
    const text = duration(course);
    return spell("weeks", text.charAt(0).toUpperCase() + text.slice(1));
  },
  weekCount: ({ course }, spell) => spell("weeks", String(course.weeks)),
  weekHours: ({ course }, spell) => spell("hours", String(Math.round(course.hours / course.weeks))),
  price: ({ course }, spell) => spell("price/amount", priceText(course.price)),
  school: ({ school }) => school.name,
  SCHOOL: ({ school }) => school.name.toUpperCase(),
  mission: ({ school }) => school.mission,
  invitation: ({ school }) => school.invitation,
} satisfies Record<string, (facts: Facts, spell: Spell) => string>;

export type PlaceholderName = keyof typeof placeholders;

export const placeholderNames = keysOf(placeholders);

/** Further placeholders of replies.json, which the studio fills in for the person. */
export const replyPlaceholderNames = ["name", "date", "booking", "dates", "website"] as const;

/** @param spell a fact of course.json in words, with its path there; the studio marks it */
export function factTexts(facts: Facts, spell: Spell = (_, text) => text) {
  return recordOf(placeholderNames, (name) => placeholders[name](facts, spell));
}

function duration({ weeks }: Documents["course"]): string {
  return `${NUMBERS[weeks] ?? weeks} ${weeks === 1 ? "week" : "weeks"}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
