import * as z from "zod";

import { mergeValues } from "#content/changes/merge-values.ts";
import { absentValue, describe, emptyValue, type FieldSchema } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { valueAt } from "#content/value-at.ts";
import { isSame } from "#content/with-value.ts";

/** A list whose entry at an index is moved in front of the entry at another index. */
export function withMoved<Entry>(list: readonly Entry[], from: number, before: number): Entry[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(before > from ? before - 1 : before, 0, ...list.slice(from, from + 1));
}

/** The first text of a value that is another than in a second one. */
export function differingText(value: unknown, other: unknown): string | undefined {
  if (isSame(value, other)) return undefined;
  if (typeof value !== "object" || value === null) return value == null ? undefined : `${value}`;
  return Object.entries(value)
    .map(([key, inner]) => differingText(inner, valueAt(other, [key])))
    .find((text) => text !== undefined);
}

/** What the server gets of a document: it never sees that an answer is open and still empty. */
export const written = (name: string, value: unknown) =>
  withoutUnwritten(documentSchema(name), value);

/** A document with what two people have made of it at the same time. */
export const merged = (
  name: string,
  before: unknown,
  mine: unknown,
  theirs: unknown,
  preferred: "mine" | "theirs",
) => mergeValues(before, mine, theirs, { preferred, schema: documentSchema(name) });

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
