import type { ContentChange } from "../store/content/content-versions.ts";
import type { Documents } from "../store/content/stored-documents.ts";

/** In characters. Longer values are truncated in the history. */
const LONGEST = 200;
/** The name of an uploaded picture: a hash, which the history does not show. */
const UPLOAD = /^uploads\/[\da-f]{12}$/;

/** The values that differ between documents, each with its place in words. */
export function contentChanges(before: Documents, after: Documents): ContentChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .flatMap((name) =>
      differences(before[name], after[name], { words: [inWords(name)], path: name }),
    );
}

/** The place of a value in the documents, in words and as a path. */
interface Place {
  words: readonly string[];
  path: string;
}

function differences(before: unknown, after: unknown, place: Place): ContentChange[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, place);
  const { words, path } = place;
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
      const field = inWords(name);
      // A file’s main list has the same name as the file: startDates in start-dates.json.
      const isSaid = words.at(-1) === field;
      return differences(before[name], after[name], {
        words: isSaid ? words : [...words, field],
        path: `${path}/${name}`,
      });
    });
  }
  return [{ field: asWords(words), path, before: shown(before), after: shown(after) }];
}

/** Skips equal entries at both ends of a list, so that inserting an entry is a single change. */
function listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  { words, path }: Place,
): ContentChange[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) {
    start += 1;
  }
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && isSame(before.at(-1 - same), after.at(-1 - same))) same += 1;
  const [old, now] = [
    before.slice(start, before.length - same),
    after.slice(start, after.length - same),
  ];
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
    differences(old[index], now[index], {
      words: [...words, `entry ${start + index + 1}`],
      path: `${path}/${start + index}`,
    }),
  ).flat();
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  const text = summary(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function summary(value: unknown): string {
  if (Array.isArray(value)) return value.map(summary).join("; ");
  if (isFields(value)) return Object.values(value).map(summary).join(", ");
  const text = String(value);
  return UPLOAD.test(text) ? "an uploaded picture" : text;
}

function asWords([first = "", ...rest]: readonly string[]): string {
  return [first, ...rest.map((word) => word.toLowerCase())].join(", ");
}

/** “defaultYear” and “start-dates” as words: “Default year”, “Start dates”. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[-/]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
