import type * as z from "zod";

import { count } from "#content/count.ts";
import { isUnwritten } from "#content/legal/privacy.ts";
import { networks } from "#content/school/navigation.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { offeredCountries } from "#content/schema/school.ts";

import type { LinkRow } from "../../shell/link-rows.tsx";

/** What is missing while a document says nothing, by its name. */
const missing: Readonly<Record<string, string>> = {
  "social-links": "None linked yet",
  interview: "Booking link missing",
  terms: "Not written yet",
  "privacy-facts": "Name and address missing",
};

const { shape } = documentsSchema;

/** What a document of the settings says at present, by name; an empty part is left out. */
const readers: Readonly<Record<string, (value: unknown) => readonly unknown[] | undefined>> = {
  school: reader(shape.school, ({ phone, email }) => [phone.replaceAll(" ", "\u{a0}"), email]),
  "social-links": reader(shape["social-links"], (links) =>
    links.map(({ network }) => networks[network]),
  ),
  interview: reader(shape.interview, ({ answerDays, minutes, booking }) => [
    answerDays && `Answer within ${count(answerDays, "day", "days")}`,
    minutes && count(minutes, "minute", "minutes"),
    booking && "Booking by link",
  ]),
  countries: reader(shape.countries, ({ offered }) => [offeredCountries[offered]]),
  replies: reader(shape.replies, ({ replies }) => [count(replies.length, "reply", "replies")]),
  summary: reader(shape.summary, ({ weekday, hour }) => [`${weekday}s at ${hour}:00`]),
  terms: reader(shape.terms, (terms) => [terms && `Version ${terms.version}`]),
  "privacy-facts": reader(shape["privacy-facts"], ({ responsible: { name } }) => [
    !isUnwritten(name) && name,
  ]),
};

/** What a document says at present in a line, or else what is to finish in it. */
export function presentValue(name: string, value: unknown): Pick<LinkRow, "note" | "badge"> {
  const parts = readers[name]?.(value);
  if (!parts) return { badge: "Not right yet" };
  const note = parts.filter(Boolean).join("\u{a0}· ");
  return note ? { note } : { badge: missing[name] };
}

function reader<Value>(schema: z.ZodType<Value>, read: (value: Value) => readonly unknown[]) {
  return (value: unknown) => {
    const { success, data } = schema.safeParse(value);
    return success ? read(data) : undefined;
  };
}
