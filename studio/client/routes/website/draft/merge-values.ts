import { valueAt } from "#content/value-at.ts";

import { isSame, withValue } from "./change-value.ts";

/**
 * A value with what two people have made of it at the same time.
 * @param preferred whose value stays where both have changed the same field
 */
export function mergeValues(
  before: unknown,
  mine: unknown,
  theirs: unknown,
  preferred: "mine" | "theirs",
): unknown {
  if (isSame(theirs, before) || isSame(theirs, mine)) return mine;
  if (isSame(mine, before)) return theirs;
  const preference = preferred === "mine" ? mine : theirs;
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(before, mine, theirs) ?? preference;
  }
  if (![before, mine, theirs].every(isGroup)) return preference;
  const of = (value: unknown, key: string) => valueAt(value, [key]);
  return Object.keys({ ...Object(theirs), ...Object(mine) }).reduce((value, key) => {
    const merged = mergeValues(of(before, key), of(mine, key), of(theirs, key), preferred);
    return withValue(value, [key], merged);
  }, theirs);
}

/** The first text of a value that is another than in a second one. */
export function differingText(value: unknown, other: unknown): string | undefined {
  if (isSame(value, other)) return undefined;
  if (typeof value !== "object" || value === null) return value == null ? undefined : `${value}`;
  return Object.entries(value)
    .map(([key, inner]) => differingText(inner, valueAt(other, [key])))
    .find((text) => text !== undefined);
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A list with the entries that both have changed; undefined if they are the same ones, or if an
 * entry that one has changed would move: the owner may still be typing in it.
 */
function mergeLists(before: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
  const [own, other] = [changedEntries(before, mine), changedEntries(before, theirs)];
  const isAddedTwice = own.put.some((entry) => other.put.some((one) => isSame(one, entry)));
  const isOwnFirst = own.end <= other.start;
  const isOtherFirst = other.end <= own.start && (own.isOtherLength || !other.isOtherLength);
  if (isAddedTwice || !(isOwnFirst || isOtherFirst)) return undefined;
  const [first, last] = isOwnFirst ? [own, other] : [other, own];
  return before
    .toSpliced(last.start, last.end - last.start, ...last.put)
    .toSpliced(first.start, first.end - first.start, ...first.put);
}

/** Which entries of a list are others than before, from the first to the last, and which ones. */
export function changedEntries<Entry>(before: readonly Entry[], after: readonly Entry[]) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let kept = 0;
  while (kept < most - start && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  const put = after.slice(start, after.length - kept);
  return { start, end: before.length - kept, put, isOtherLength: after.length !== before.length };
}
