import { differencesIn } from "#content/changes/differences.ts";
import { inWords } from "#content/schema/describe.ts";
import { documentSchema, type WrittenDocuments } from "#content/schema/documents.ts";
import { isFields } from "#content/with-value.ts";

import { contentHash } from "../store/content/content-hash.ts";
import type { ContentChange } from "../store/content/version-history.ts";

/** In characters. Longer values are truncated in the history. */
const LONGEST = 200;
/** The name of an uploaded picture: a hash, which the history does not show. */
const UPLOAD = /^uploads\/[\da-f]{12}$/;

export type DocumentDifference = ReturnType<typeof documentDifferences>[number];

/** The values that differ between documents, by the documents' names. */
export function documentDifferences(before: WrittenDocuments, after: WrittenDocuments) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .flatMap((document) =>
      differencesIn(before[document], after[document], documentSchema(document)).map((each) => ({
        document,
        ...each,
      })),
    );
}

/**
 * Names a difference by the entries of lists that it is in, and by its values, so that it is known
 * again where other entries were added or removed.
 */
export function differenceName(difference: DocumentDifference): string {
  const { path, before, after } = difference;
  const words = placeInWords(difference);
  const place = typeof path.at(-1) === "number" ? words.slice(0, -1) : words;
  return [...place, contentHash([before, after])].join("/");
}

/** The values that differ between documents, each with its place in words. */
export function contentChanges(before: WrittenDocuments, after: WrittenDocuments): ContentChange[] {
  return documentDifferences(before, after).map(asChange);
}

/** A difference as the history keeps it. */
export function asChange(difference: DocumentDifference): ContentChange {
  const { document, path, before, after } = difference;
  return {
    field: placeInWords(difference).join(", "),
    path: [document, ...path].join("/"),
    before: shown(before, after),
    after: shown(after, before),
  };
}

function placeInWords({ document, path, entries }: DocumentDifference): string[] {
  let lists = 0;
  const words = [inWords(document)];
  for (const step of path) {
    const word =
      typeof step === "number" ? entryInWords(entries[lists++], step) : inWords(step).toLowerCase();
    // A file’s main list has the same name as the file: startDates in start-dates.json.
    if (word !== words.at(-1)?.toLowerCase()) words.push(word);
  }
  return words;
}

/** The day of an entry of a list, its “name”, or its number. */
function entryInWords(entry: unknown, index: number): string {
  const day = isFields(entry) ? entry["date"] : undefined;
  if (typeof day === "string") return day;
  const name = nameOfEntry(entry);
  return name ? `“${name}”` : `entry ${index + 1}`;
}

/** What an entry of a list is called in its own words, if it is. */
export function nameOfEntry(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined;
  return ["name", "title", "heading", "question"]
    .map((key) => entry[key])
    .find((text): text is string => typeof text === "string" && text !== "");
}

/** A value in words; a long text begins a little before it differs from the other. */
function shown(value: unknown, other: unknown): string | null {
  if (value === undefined || value === null) return null;
  const [text, there] = [value, other].map(summary);
  if (!text || !there) return cut(text ?? "", 0);
  let same = 0;
  while (same < text.length && text[same] === there[same]) same += 1;
  const isLong = Math.max(text.length, there.length) > LONGEST;
  const isLate = isLong && same > LONGEST / 2;
  return cut(text, isLate ? text.lastIndexOf(" ", same - LONGEST / 4) + 1 : 0);
}

function cut(text: string, from: number): string {
  const end = from + LONGEST;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${text.length > end ? "…" : ""}`;
}

function summary(value: unknown): string {
  if (Array.isArray(value)) return value.map(summary).filter(Boolean).join("; ");
  if (isFields(value)) return Object.values(value).map(summary).filter(Boolean).join(", ");
  const text = String(value ?? "");
  return UPLOAD.test(text) ? "an uploaded picture" : text;
}
