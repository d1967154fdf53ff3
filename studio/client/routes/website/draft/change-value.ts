import { valueAt } from "#content/value-at.ts";

import { dataPath } from "../../../../contract/data-path.ts";

type Step = string | number;

/** A change of a document, by the path of the field in it. */
export interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** A document with another value at a path; `undefined` leaves out an optional field. */
export function withValue(
  data: unknown,
  [step, ...rest]: readonly Step[],
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
export function withMoved(list: readonly unknown[], from: number, before: number): unknown[] {
  const others = list.filter((_, index) => index !== from);
  return others.toSpliced(before > from ? before - 1 : before, 0, list[from]);
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Joins one’s changes with what somebody else has saved meanwhile: those of other fields, and the
 * contested ones, whose fields the other person has changed as well.
 * @param mine the document with one’s changes
 */
export function rebase(changes: readonly Change[], mine: unknown, theirs: unknown) {
  const apart: Change[] = [];
  const paths = new Set<string>();
  let joined = theirs;
  for (const change of changes) {
    const path = dataPath(change.path);
    const there = valueAt(joined, path);
    if (isSame(there, change.before) || isSame(there, change.after)) {
      joined = withValue(joined, path, change.after);
      apart.push(change);
    } else {
      // Entries of a list may have moved: the whole list is contested.
      paths.add(change.path.split(/(?:^|\/)\d+(?:\/|$)/)[0] ?? "");
    }
  }
  const contested = [...paths].map((path) => ({
    path,
    before: valueAt(theirs, dataPath(path)),
    after: valueAt(mine, dataPath(path)),
  }));
  return { apart, contested };
}
