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
}

const PATHS: Readonly<Record<PlaceholderName, string>> = {
  hours: "course/hours",
  weekCount: "course/weeks",
  weekHours: "course/hours",
  weeks: "course/weeks",
  Weeks: "course/weeks",
  price: "course/price/amount",
  school: "school/name",
  SCHOOL: "school/name",
  mission: "school/mission",
  invitation: "school/invitation",
};

/** What the studio fills in, in the texts that answer a person. */
const ofReplies: Readonly<Record<(typeof replyPlaceholderNames)[number], string>> = {
  name: "first name",
  date: "start date",
  booking: "interview link",
  dates: "next dates",
  website: "your website",
};

const wordsOfFacts: Readonly<Record<PlaceholderName, string>> = {
  hours: "hours",
  weekCount: "weeks",
  weekHours: "hours per week",
  weeks: "weeks",
  Weeks: "weeks",
  price: "tuition",
  school: "name of the school",
  SCHOOL: "name of the school",
  mission: "mission",
  invitation: "invitation",
};

/** What the owner calls each fact in a text. */
export const factNames: Readonly<Record<string, string>> = { ...wordsOfFacts, ...ofReplies };

const schemas = documentsSchema.pick({ course: true, school: true });

/** The facts with their present values; with their names while they have mistakes. */
export function factsOf(documents: Readonly<Record<string, { value: unknown }>>): readonly Fact[] {
  const { data } = schemas.safeParse({
    course: documents["course"]?.value,
    school: documents["school"]?.value,
  });
  const texts: Readonly<Record<string, string>> = data ? factTexts(data) : {};
  return [
    ...Object.entries(PATHS).map(([name, path]) => ({ name, shown: texts[name] ?? name, path })),
    ...Object.entries(ofReplies).map(([name, words]) => ({
      name,
      shown: `[${words}]`,
      path: undefined,
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
