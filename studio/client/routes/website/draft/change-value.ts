import { valueAt } from "#content/value-at.ts";

import { dataPath } from "../../../../contract/data-path.ts";

type Step = string | number;

/** A change of a document, by the path of the field in it. */
export interface Change {
  path: string;
  before?: unknown;
  after?: unknown;
  /** For a field in a list: the whole entry before the change, to know it again. */
  entry?: unknown;
  /** Whether the owner has to decide, because somebody else has changed the field as well. */
  isContested?: true;
}

/** The entry of a list that a path leads into; undefined if it leads into none. */
export function entryAt(data: unknown, path: string): unknown {
  const steps = dataPath(path);
  const index = steps.findIndex((step) => typeof step === "number");
  return index < 0 ? undefined : valueAt(data, steps.slice(0, index + 1));
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

/** A value with the changes of two people; undefined if both have changed the same. */
function merge(before: unknown, mine: unknown, theirs: unknown): { value: unknown } | undefined {
  if (isSame(theirs, before) || isSame(theirs, mine)) return { value: mine };
  if (isSame(mine, before)) return { value: theirs };
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(before, mine, theirs);
  }
  if (![before, mine, theirs].every((one) => typeof one === "object" && one)) return undefined;
  const keys = Object.keys({ ...(before as object), ...(mine as object) });
  let value = theirs;
  for (const key of keys) {
    const merged = merge(valueAt(before, [key]), valueAt(mine, [key]), valueAt(theirs, [key]));
    if (!merged) return undefined;
    value = withValue(value, [key], merged.value);
  }
  return { value };
}

/** Their list with what one has added and taken out; undefined if one did more than that. */
function mergeLists(before: unknown[], mine: unknown[], theirs: unknown[]) {
  const isIn = (list: unknown[]) => (entry: unknown) => list.some((one) => isSame(one, entry));
  const without = (list: unknown[], out: unknown[]) => list.filter((one) => !isIn(out)(one));
  const [removed, added] = [without(before, mine), without(mine, before)];
  const isMoved = !isSame(without(before, removed), without(mine, added));
  if (isMoved || !removed.every(isIn(theirs))) return undefined;
  return { value: [...without(theirs, [...removed, ...added]), ...added] };
}

/** A document with changes, in their order. */
export function withChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((value, { path, after }) => withValue(value, dataPath(path), after), data);
}

/** Leaves out the first changes that a document has already: their save was not answered. */
function withoutSaved(changes: readonly Change[], theirs: unknown): readonly Change[] {
  const isSaved = (count: number) => isSame(withChanges(theirs, changes.slice(0, count)), theirs);
  let saved = changes.length;
  while (!isSaved(saved)) saved -= 1;
  return changes.slice(saved);
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
  for (const change of withoutSaved(changes, theirs)) {
    const path = dataPath(change.path);
    const isThere = !change.isContested && isSame(entryAt(joined, change.path), change.entry);
    const merged = isThere && merge(change.before, change.after, valueAt(joined, path));
    if (merged) {
      joined = withValue(joined, path, merged.value);
      apart.push({ ...change, after: merged.value });
    } else {
      // Entries of a list may have moved, so that an index names another one: all are contested.
      paths.add(change.path.split(/(?:^|\/)\d+(?:\/|$)/)[0] ?? "");
    }
  }
  const contested = [...paths].map((path) => ({
    path,
    before: valueAt(theirs, dataPath(path)),
    after: valueAt(mine, dataPath(path)),
    isContested: true as const,
  }));
  return { apart, contested };
}
