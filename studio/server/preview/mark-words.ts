import { priceText } from "#content/course/course.ts";
import { deriveContent } from "#content/derive/derive-content.ts";
import { describe, type FieldSchema } from "#content/schema/describe.ts";
import { type Documents, documentsSchema } from "#content/schema/documents.ts";

import type { Media } from "#content/check/media.ts";
import { at } from "../../contract/data-path.ts";

/** The content with marks, and what the marks on a page mean. */
export type MarkedContent = ReturnType<typeof markWords>;

/** Private characters: the first plus a number begins a field’s text, the other ends it. */
const FIRST = 0xf0000;
const END = "\u{10fffd}";
/** A mark; in a URL, its percent-encoding. */
const MARKS = /[\u{f0000}-\u{ffffd}\u{10fffd}]|%F3%B[\dA-F]%[\dA-F]{2}%[\dA-F]{2}|%F4%8F%BF%BD/giu;

/**
 * The content in which each text that people read is marked with the path of its field, as in the
 * visual editors of content management systems. Only the studio’s preview renders it.
 */
export function markWords(documents: Documents, uploads: Media["uploads"]) {
  /** The path of the field that a mark stands for, by the mark’s number. */
  const paths: string[] = [];
  const mark = (path: string, text: string) =>
    `${String.fromCodePoint(FIRST + paths.push(path) - 1)}${text}${END}`;
  const marked: unknown = marksIn(documentsSchema, documents, mark);
  // With marks, the documents have the same shape: only texts have changed.
  const content = deriveContent(marked as Documents, uploads, (path, text) =>
    mark(at("course", path), text),
  );
  return { content, paths, spelled: spelledFacts(documents) };
}

function marksIn(
  schema: FieldSchema,
  value: unknown,
  mark: (path: string, text: string) => string,
  path = "",
): unknown {
  const described = describe(schema);
  const text = value ?? described.meta.delivered;
  if (typeof text === "string") return described.meta.isWords ? mark(path, text) : text;
  if (Array.isArray(value)) {
    const entry = described.kind === "list" ? described.entry : undefined;
    return value.map((item, index) => marksIn(entry, item, mark, at(path, index)));
  }
  const group = value ?? (described.meta.isDelivered && {});
  if (typeof group !== "object" || !group || described.kind !== "group") return value;
  return Object.fromEntries(
    Object.entries(described.shape)
      .map(([key, inner]) => [key, marksIn(inner, Reflect.get(group, key), mark, at(path, key))])
      .filter(([, inner]) => inner !== undefined),
  );
}

/** The fields of facts that components spell out of numbers or addresses, by their whole text. */
function spelledFacts({ course, school }: Documents) {
  return new Map([
    [priceText(course.price), "course/price/amount"],
    [String(course.price.amount), "course/price/amount"],
    [course.price.amount.toLocaleString("en"), "course/price/amount"],
    [`${course.hours} hours`, "course/hours"],
    [`${course.weeks} weeks`, "course/weeks"],
    [school.email, "school/email"],
    [school.phone, "school/phone"],
  ]);
}

/** A text without marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "");
}

/** Splits a text at its marks: the number of a field’s mark, `end`, or the text between them. */
export function splitAtMarks(text: string): (number | "end" | { text: string })[] {
  return text
    .split(/([\u{f0000}-\u{ffffd}\u{10fffd}])/u)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === END) return "end";
      const code = part.codePointAt(0) ?? 0;
      return code >= FIRST ? code - FIRST : { text: part };
    });
}
