import {
  factTexts,
  type PlaceholderName,
  type replyPlaceholderNames,
} from "#content/derive/fact-texts.ts";
import { documentsSchema } from "#content/schema/documents.ts";

/** A fact that stands in texts as a placeholder, such as `{price}`. */
export interface Fact {
  name: string;
  /** What visitors read in its place. */
  shown: string;
  /** The path of its field; undefined for what the studio fills in for a person. */
  path: string | undefined;
  /** What one person might read in its place; only for what the studio fills in. */
  example?: string;
}

/** The field of each fact, and what the owner calls it. */
const ofPages: Readonly<Record<PlaceholderName, readonly [path: string, words: string]>> = {
  hours: ["course/hours", "hours"],
  weekCount: ["course/weeks", "weeks"],
  weekHours: ["course/hours", "hours per week"],
  weeks: ["course/weeks", "weeks"],
  Weeks: ["course/weeks", "weeks"],
  price: ["course/price/amount", "tuition"],
  school: ["school/name", "name of the school"],
  SCHOOL: ["school/name", "name of the school"],
  mission: ["school/mission", "mission"],
  invitation: ["school/invitation", "invitation"],
};

/** What the studio fills in, in the texts that answer a person. */
const ofReplies: Readonly<
  Record<(typeof replyPlaceholderNames)[number], readonly [example: string, words: string]>
> = {
  name: ["Mina", "first name"],
  date: ["March 1st 2027", "start date"],
  booking: ["https://calendly.com/your-school", "interview link"],
  dates: ["March 1st 2027 and May 3rd 2027", "next dates"],
  website: ["https://your-school.com", "your website"],
};

/** What the owner calls each fact in a text. */
export const factNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...ofPages, ...ofReplies }).map(([name, [, words]]) => [name, words]),
);

const schemas = documentsSchema.pick({ course: true, school: true });

/** The facts with their present values; with their names while they have mistakes. */
export function factsOf(documents: Readonly<Record<string, { value: unknown }>>): readonly Fact[] {
  const { data } = schemas.safeParse({
    course: documents["course"]?.value,
    school: documents["school"]?.value,
  });
  const texts: Readonly<Record<string, string>> = data ? factTexts(data) : {};
  return [
    ...Object.entries(ofPages).map(([name, [path]]) => ({
      name,
      shown: texts[name] ?? name,
      path,
    })),
    ...Object.entries(ofReplies).map(([name, [example, words]]) => ({
      name,
      shown: `[${words}]`,
      path: undefined,
      example,
    })),
  ];
}

/** Splits a text into words and facts; braces that stand for no fact are words. */
export function splitAtFacts(text: string, facts: readonly Fact[]): (string | Fact)[] {
  return text
    .split(/(\{\w+\})/)
    .map((part) => facts.find(({ name }) => part === `{${name}}`) ?? part)
    .filter((part) => part !== "");
}

/** A text as it is shown: facts with their values. */
export function shownText(text: string, facts: readonly Fact[]): string {
  return splitAtFacts(text, facts)
    .map((part) => (typeof part === "string" ? part : part.shown))
    .join("");
}
