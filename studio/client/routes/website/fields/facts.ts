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

interface KnownFact {
  /** What the owner calls it. */
  words: string;
  path?: string;
}

/** The facts of the pages with their fields, then what the studio fills in for a person. */
const known: Readonly<Record<PlaceholderName | (typeof replyPlaceholderNames)[number], KnownFact>> =
  {
    hours: { words: "hours", path: "course/hours" },
    weekCount: { words: "weeks", path: "course/weeks" },
    weekHours: { words: "hours per week", path: "course/hours" },
    weeks: { words: "weeks", path: "course/weeks" },
    Weeks: { words: "weeks", path: "course/weeks" },
    price: { words: "tuition", path: "course/price/amount" },
    school: { words: "name of the school", path: "school/name" },
    SCHOOL: { words: "name of the school", path: "school/name" },
    mission: { words: "mission", path: "school/mission" },
    invitation: { words: "invitation", path: "school/invitation" },
    name: { words: "first name" },
    date: { words: "start date" },
    booking: { words: "interview link" },
    dates: { words: "next dates" },
    website: { words: "your website" },
  };

/** What the owner calls each fact in a text. */
export const factNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(known).map(([name, { words }]) => [name, words]),
);

const schemas = documentsSchema.pick({ course: true, school: true });

/** The facts with their present values; with their names while they have mistakes. */
export function factsOf(documents: Readonly<Record<string, { value: unknown }>>): readonly Fact[] {
  const { data } = schemas.safeParse({
    course: documents["course"]?.value,
    school: documents["school"]?.value,
  });
  const texts: Readonly<Record<string, string>> = data ? factTexts(data) : {};
  return Object.entries(known).map(([name, { words, path }]) => {
    return { name, path, shown: path ? (texts[name] ?? name) : `[${words}]` };
  });
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
