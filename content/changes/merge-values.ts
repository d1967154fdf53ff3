import type { WrittenDocuments } from "#content/schema/documents.ts";

import {
  commonPlaces,
  type Fields,
  isFields,
  isPicture,
  isSame,
  keyOf,
  OF_A_PICTURE,
} from "./differences.ts";

/** What a document was, and what it became. */
export interface DocumentPatch {
  name: string;
  before: unknown;
  after: unknown;
}

/** Which value stays where a patch changes one that is not as it was before the patch. */
type Preferred = "own" | "after";

/** A document of these with all that a patch changes. */
export function applyPatch(
  { name, before, after }: DocumentPatch,
  { [name]: own }: WrittenDocuments,
  preferred: Preferred = "own",
): unknown {
  return patched(before, after, own, preferred);
}

function patched(before: unknown, after: unknown, own: unknown, preferred: Preferred): unknown {
  const isDecided = isSame(own, before) || isSame(after, before);
  if (!isDecided && isFields(before) && isFields(after) && isFields(own)) {
    return patchedFields(before, after, own, preferred);
  }
  return !isDecided && Array.isArray(before) && Array.isArray(after) && Array.isArray(own)
    ? patchedList(before, after, own, preferred)
    : chosen(before, after, own, preferred);
}

function chosen<Value>(before: Value, after: Value, own: Value, preferred: Preferred): Value {
  if (isSame(own, before)) return after;
  return isSame(after, before) || preferred === "own" ? own : after;
}

function patchedFields(before: Fields, after: Fields, own: Fields, preferred: Preferred): Fields {
  const all = [before, after, own];
  const names = Object.keys({ ...after, ...own });
  const ofPicture = new Set(
    all.every(isPicture) ? names.filter((name) => OF_A_PICTURE.has(name)) : [],
  );
  const pictureOf = (fields: Fields) =>
    Object.fromEntries([...ofPicture].map((name) => [name, fields[name]]));
  const picture = chosen(pictureOf(before), pictureOf(after), pictureOf(own), preferred);
  return Object.fromEntries(
    names
      .map((name): [string, unknown] => [
        name,
        ofPicture.has(name)
          ? picture[name]
          : patched(before[name], after[name], own[name], preferred),
      ])
      .filter(([, value]) => value !== undefined),
  );
}

type List = readonly unknown[];

function patchedList(before: List, after: List, own: List, preferred: Preferred): List {
  const [idsAfter, idsOwn] = [idsOf(after, before), idsOf(own, before)];
  const known = idsOwn.filter((id) => typeof id === "number");
  const isMoved = known.some((id, at) => id < (known[at - 1] ?? 0));
  const [first, second] = isMoved ? [idsOwn, idsAfter] : [idsAfter, idsOwn];
  const order = [...first];
  for (const [place, id] of second.entries()) {
    if (first.includes(id)) continue;
    order.splice(order.indexOf(second[place - 1] ?? -1) + 1, 0, id);
  }
  return order
    .map((id) => {
      const was = typeof id === "number" ? before[id] : undefined;
      const is = after[idsAfter.indexOf(id)];
      // Of an entry that is wholly another one, no field is put into the one that it replaced.
      const patch = likeness(was, is) > 0 ? patched : chosen;
      return patch(was, is, own[idsOwn.indexOf(id)], preferred);
    })
    .filter((entry) => entry !== undefined);
}

/** Names each entry of a list: by its place in the former list, or, if it was added, by its key. */
function idsOf(list: List, before: List): (number | string)[] {
  const places = placesBefore(before, list);
  const added = list.map((entry, place) => (places.has(place) ? undefined : keyOf(entry).text));
  return added.map((text, place) => {
    const nth = added.slice(0, place).filter((other) => other === text).length;
    return places.get(place) ?? `${text} ${nth}`;
  });
}

/** For the places of a list, the places in a former one at which the same entries were. */
function placesBefore(before: List, list: List): ReadonlyMap<number, number> {
  const found = new Map(commonPlaces(list.map(keyOf), before.map(keyOf)));
  const taken = new Set(found.values());
  const pair = (place: number, old: number) => {
    if (found.has(place) || taken.has(old)) return;
    found.set(place, old);
    taken.add(old);
  };
  // Of the others, those that have most in common: entries may have moved, or have another name.
  const isLeft = ([place, old]: readonly [number, number]) => !found.has(place) && !taken.has(old);
  const alike = list
    .flatMap((_, place) => before.map((__, old) => [place, old] as const))
    .filter(isLeft)
    .map(([place, old]) => ({ place, old, likeness: likeness(before[old], list[place]) }))
    .filter((each) => each.likeness > 0)
    .toSorted(
      (one, other) =>
        other.likeness - one.likeness ||
        Math.abs(one.place - one.old) - Math.abs(other.place - other.old),
    );
  for (const { place, old } of alike) pair(place, old);
  // What follows the same entry is one that was changed, unless its key is a name.
  for (const [place, entry] of list.entries()) {
    const old = place === 0 ? 0 : (found.get(place - 1) ?? before.length) + 1;
    if (old < before.length && ![entry, before[old]].some((each) => keyOf(each).isName)) {
      pair(place, old);
    }
  }
  return found;
}

const isSameKey = (one: unknown, other: unknown) => keyOf(one).text === keyOf(other).text;

/** How much of the text of two entries is the same. */
function likeness(one: unknown, other: unknown): number {
  if ([one, other].some((entry) => keyOf(entry).isName) && !isSameKey(one, other)) return 0;
  const there = new Set(textsIn(other));
  return textsIn(one)
    .filter((text) => there.has(text))
    .join("").length;
}

/** The texts in a value, with the fields that they are in. */
export function textsIn(value: unknown, field = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, field));
  if (!isFields(value)) return [`${field}/${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${field}/${name}`));
}
