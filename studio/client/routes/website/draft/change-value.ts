import * as z from "zod";

import { absentValue, describe, emptyValue, type FieldSchema } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { valueAt } from "#content/value-at.ts";

/** A document with another value at a path; `undefined` leaves out an optional field. */
export function withValue(
  data: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  const present = valueAt(data, [step]) ?? (rest.length > 0 ? {} : undefined);
  const changed = withValue(present, rest, value);
  // A group of own words that has none any more is as it was delivered.
  const inner = value === undefined && isSame(changed, {}) ? undefined : changed;
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? inner : entry));
  if (typeof data !== "object" || !data) return data;
  const { [step]: _, ...others } = Object.fromEntries(Object.entries(data));
  if (inner === undefined) return others;
  return step in data ? { ...data, [step]: inner } : { ...others, [step]: inner };
}

/** A list whose entry at an index is moved in front of the entry at another index. */
export function withMoved<Entry>(list: readonly Entry[], from: number, before: number): Entry[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(before > from ? before - 1 : before, 0, ...list.slice(from, from + 1));
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What the server gets of a document: it never sees that an answer is open and still empty. */
export const written = (name: string, value: unknown) =>
  withoutUnwritten(documentSchema(name), value);

/** A value without the optional answers, and the last lines of lists, that are open and still empty. */
export function withoutUnwritten(schema: FieldSchema, value: unknown): unknown {
  const described = describe(schema);
  const { kind, absence } = described;
  if (absence && (kind === "group" || kind === "list")) {
    const empty = JSON.stringify(emptyValue(schema));
    if (empty.includes('""') && JSON.stringify(value) === empty) return absentValue(schema);
  }
  if (kind === "list" && Array.isArray(value)) {
    const kept = value.slice(0, value.findLastIndex((entry) => entry !== "") + 1);
    const entries = schema && z.safeParse(schema, kept).success ? kept : value;
    return entries.map((entry) => withoutUnwritten(described.entry, entry));
  }
  if (kind !== "group" || typeof value !== "object" || value === null) return value;
  if (described.meta.standsOpen) {
    const fields = Object.entries(value).filter(([, inner]) => String(inner).trim() !== "");
    const said = Object.fromEntries(fields);
    return schema && z.safeParse(schema, said).success ? said : absentValue(schema);
  }
  const fields = Object.entries(value).map(
    ([key, inner]) => [key, withoutUnwritten(described.shape[key], inner)] as const,
  );
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}
