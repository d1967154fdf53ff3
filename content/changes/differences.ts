import { describe, type FieldSchema, schemaAt } from "../schema/describe.ts";
import { type Fields, isFields, isSame, withValue } from "../with-value.ts";
import { valueAt } from "../value-at.ts";

interface Difference {
  /** The keys that lead to the value: in the later document, or, if it was removed, in the former. */
  path: readonly (string | number)[];
  /** For each key of a list in the path, the entry there. */
  entries: readonly unknown[];
  /** Undefined where there was or is none. */
  before: unknown;
  after: unknown;
  /** Returns the later document with this value as it was. */
  revert: (document: unknown) => unknown;
}

/** The values in which two documents differ, each with a way back. */
export function differencesIn(before: unknown, after: unknown, schema?: FieldSchema): Difference[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, schema);
  if (isFields(before) && isFields(after)) return inFields(before, after, schema);
  return [{ path: [], entries: [], before, after, revert: () => before }];
}

function inFields(before: Fields, after: Fields, schema: FieldSchema): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => !isSame(before[name], after[name]));
  const ofPicture = differing.filter((name) => followsFile(schema, name));
  const fields = differing
    .filter((name) => !ofPicture.includes(name))
    .flatMap((name) => differencesAt(name, before[name], after[name], schema));
  if (ofPicture.length === 0) return fields;
  const picture: Difference = {
    path: ["file"],
    entries: [],
    before: before["file"],
    after: after["file"],
    revert: (document) =>
      ofPicture.reduce((all, name) => withValue(all, [name], before[name]), document),
  };
  return [picture, ...fields];
}

/** The differences of a field, or of an entry of a list. */
function differencesAt(
  step: string | number,
  before: unknown,
  after: unknown,
  schema: FieldSchema,
): Difference[] {
  return differencesIn(before, after, schemaAt(schema, [step])).map((inner) => ({
    ...inner,
    path: [step, ...inner.path],
    entries: typeof step === "number" ? [after, ...inner.entries] : inner.entries,
    revert: (document) => withValue(document, [step], inner.revert(valueAt(document, [step]))),
  }));
}

/** Whether a field follows from the file of the picture that it is in: all do but words. */
export function followsFile(picture: FieldSchema, name: string): boolean {
  const isWords = describe(schemaAt(picture, [name])).meta.isWords ?? false;
  return describe(picture).meta.isPicture === true && !isWords;
}

export type List = readonly unknown[];

/** An entry that only moved within its list, because others were added or removed, is no change. */
function inLists(before: List, after: List, schema: FieldSchema): Difference[] {
  return pairs(before.map(keyOf), after.map(keyOf)).flatMap(({ old, now, at }): Difference[] => {
    if (old !== undefined && now !== undefined) {
      return differencesAt(now, before[old], after[now], schema);
    }
    const was = old === undefined ? undefined : before[old];
    const is = now === undefined ? undefined : after[now];
    const revert = (document: unknown) => {
      if (!Array.isArray(document)) return document;
      return now === undefined ? document.toSpliced(at, 0, was) : document.toSpliced(at, 1);
    };
    return [{ path: [now ?? old ?? at], entries: [is ?? was], before: was, after: is, revert }];
  });
}

interface Pair {
  /** The places in the two lists; undefined for an entry that one of them lacks. */
  old: number | undefined;
  now: number | undefined;
  /** The place in the later list at which the entry is, or was. */
  at: number;
}

/** Which entries of two lists are the same one, by the keys of all entries. */
function pairs(before: readonly Key[], after: readonly Key[]): Pair[] {
  const found: Pair[] = [];
  const ends: Place[] = [[before.length, after.length]];
  let [old, now] = [0, 0];
  for (const [commonOld, commonNow] of [...commonPlaces(before, after), ...ends]) {
    // Entries in the same place are one that was changed, unless their keys are names.
    while (old < commonOld && now < commonNow && !before[old]?.isName && !after[now]?.isName) {
      found.push({ old: old++, now, at: now++ });
    }
    while (old < commonOld) found.push({ old: old++, now: undefined, at: now });
    while (now < commonNow) found.push({ old: undefined, now, at: now++ });
    found.push({ old: commonOld, now: commonNow, at: commonNow });
    [old, now] = [commonOld + 1, commonNow + 1];
  }
  return found.slice(0, -1);
}

type Key = ReturnType<typeof keyOf>;

/**
 * A start date is known by its day, a name that it keeps when it is changed; other entries only by
 * what they contain.
 */
export function keyOf(entry: unknown) {
  const day = isFields(entry) ? entry["date"] : undefined;
  return typeof day === "string"
    ? { text: day, isName: true }
    : { text: JSON.stringify(entry), isName: false };
}

type Place = readonly [old: number, now: number];

/** The places of the entries of a longest common subsequence. */
export function commonPlaces(before: readonly Key[], after: readonly Key[]): Place[] {
  const isCommon = (old: number, now: number) => before[old]?.text === after[now]?.text;
  // lengths[old][now] is the length of the longest one from these places on.
  const lengths = before.map(() => after.map(() => 0));
  const lengthAt = (old: number, now: number) => lengths[old]?.[now] ?? 0;
  for (const [old, row] of [...lengths.entries()].toReversed()) {
    for (let now = row.length - 1; now >= 0; now -= 1) {
      row[now] = isCommon(old, now)
        ? lengthAt(old + 1, now + 1) + 1
        : Math.max(lengthAt(old + 1, now), lengthAt(old, now + 1));
    }
  }
  const places: Place[] = [];
  let [old, now] = [0, 0];
  while (old < before.length && now < after.length) {
    if (isCommon(old, now)) places.push([old++, now++]);
    else if (lengthAt(old + 1, now) >= lengthAt(old, now + 1)) old += 1;
    else now += 1;
  }
  return places;
}
