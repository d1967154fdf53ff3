import { describe } from "#content/schema/describe.ts";

import { type Fact, shownText } from "./facts.ts";

/** The label of an entry of a list: its first words, day or choice, or else its number. */
export function labelOfEntry(
  schema: unknown,
  entry: unknown,
  index: number,
  facts: readonly Fact[],
): string {
  const texts = textsOf(schema, entry);
  const words = texts.find(({ isWords }) => isWords) ?? texts[0];
  return words ? shortened(shownText(words.text, facts)) : `Entry ${index + 1}`;
}

interface EntryText {
  text: string;
  isWords: boolean;
}

/** The texts of an entry that mean something to the owner, in their order. */
function textsOf(schema: unknown, value: unknown): EntryText[] {
  const described = describe(schema);
  if (described.kind === "group") {
    return Object.entries(described.shape).flatMap(([key, inner]) =>
      typeof value === "object" && value ? textsOf(inner, Reflect.get(value, key)) : [],
    );
  }
  if (typeof value !== "string" || value.trim() === "") return [];
  if (described.meta.isWords) return [{ text: value, isWords: true }];
  if (ISO_DATE.test(value)) return [{ text: days.format(new Date(value)), isWords: false }];
  const choice = described.meta.choices?.[value];
  return choice ? [{ text: choice, isWords: false }] : [];
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const LONGEST_LABEL = 50;

function shortened(text: string): string {
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL).trimEnd()}…` : text;
}
