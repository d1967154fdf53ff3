import type * as z from "zod";

import { documentsSchema } from "#content/schema/documents.ts";

import { settingsWords } from "./settings-words.ts";

const text = settingsWords.values;
const { shape } = documentsSchema;

/** What a document of the settings says at present, by name; an empty part is left out. */
const readers: Readonly<Record<string, (value: unknown) => readonly unknown[] | undefined>> = {
  school: reader(shape.school, ({ email, phone }) => [email, phone.replaceAll(" ", "\u{a0}")]),
  "social-links": reader(shape["social-links"], (links) =>
    text.networks(links.map(({ network }) => network)),
  ),
  interview: reader(shape.interview, ({ answerDays, minutes, booking }) => [
    answerDays && text.answerDays(answerDays),
    minutes && text.minutes(minutes),
    booking && text.booking,
  ]),
  countries: reader(shape.countries, ({ offered }) => [text.countries[offered]]),
  replies: reader(shape.replies, ({ replies }) => replies.map(({ title }) => title)),
  summary: reader(shape.summary, ({ weekday, hour }) => [text.summary(weekday, hour)]),
  terms: reader(shape.terms, (terms) => [terms && text.terms(terms.version)]),
  // The example's values stand in brackets.
  "privacy-facts": reader(shape["privacy-facts"], ({ responsible: { name } }) => [
    name.startsWith("[") ? text.example : name,
  ]),
};

/** What a document says at present, in a line; undefined if it has a mistake. */
export function presentValue(name: string, value: unknown): string | undefined {
  const parts = readers[name]?.(value);
  return parts && (parts.filter(Boolean).join(" · ") || text.none);
}

function reader<Value>(schema: z.ZodType<Value>, read: (value: Value) => readonly unknown[]) {
  return (value: unknown) => {
    const { success, data } = schema.safeParse(value);
    return success ? read(data) : undefined;
  };
}
