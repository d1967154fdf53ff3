import { type FieldSchema, schemaAt } from "../schema/describe.ts";
import { type Fields, isFields, isSame } from "../with-value.ts";
import { commonPlaces, followsFile, keyOf, type List } from "./differences.ts";

interface Rules {
  schema?: FieldSchema;
  /** Whose value stays where both have changed the same field. */
  preferred?: "mine" | "theirs";
}

/** A value with what two people have made of it at the same time. */
export function mergeValues(
  before: unknown,
  mine: unknown,
  theirs: unknown,
  rules: Rules = {},
): unknown {
  const isDecided = isSame(mine, before) || isSame(theirs, before);
  if (!isDecided && isFields(before) && isFields(mine) && isFields(theirs)) {
    return mergedFields(before, mine, theirs, rules);
  }
  return !isDecided && Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)
    ? mergedList(before, mine, theirs, rules)
    : chosen(before, mine, theirs, rules);
}

function chosen<Value>(before: Value, mine: Value, theirs: Value, { preferred }: Rules): Value {
  if (isSame(mine, before)) return theirs;
  return isSame(theirs, before) || preferred !== "theirs" ? mine : theirs;
}

function mergedFields(before: Fields, mine: Fields, theirs: Fields, rules: Rules): Fields {
  const names = Object.keys({ ...theirs, ...mine });
  const ofPicture = new Set(names.filter((name) => followsFile(rules.schema, name)));
  const pictureOf = (fields: Fields) =>
    Object.fromEntries([...ofPicture].map((name) => [name, fields[name]]));
  const picture = chosen(pictureOf(before), pictureOf(mine), pictureOf(theirs), rules);
  return Object.fromEntries(
    names
      .map((name): [string, unknown] => [
        name,
        ofPicture.has(name)
          ? picture[name]
          : mergeValues(before[name], mine[name], theirs[name], rulesAt(name, rules)),
      ])
      .filter(([, value]) => value !== undefined),
  );
}

/** The rules for a field, or for the entries of a list. */
function rulesAt(step: string | number, { schema, ...rules }: Rules): Rules {
  return { ...rules, schema: schemaAt(schema, [step]) };
}

function mergedList(before: List, mine: List, theirs: List, rules: Rules): List {
  const [idsMine, idsTheirs] = [idsOf(mine, before), idsOf(theirs, before)];
  const isMineFirst = isMoved(idsMine) && (rules.preferred !== "theirs" || !isMoved(idsTheirs));
  const [first, second] = isMineFirst ? [idsMine, idsTheirs] : [idsTheirs, idsMine];
  const order = [...first];
  for (const [place, id] of second.entries()) {
    if (first.includes(id)) continue;
    order.splice(order.indexOf(second[place - 1] ?? -1) + 1, 0, id);
  }
  return order
    .map((id) => {
      const was = typeof id === "number" ? before[id] : undefined;
      const own = mine[idsMine.indexOf(id)];
      const is = theirs[idsTheirs.indexOf(id)];
      // Of an entry that is wholly another one, no field is put into the one that it replaced.
      const isSameEntry = [own, is].every((one) => one === undefined || likeness(was, one) > 0);
      const merge = isSameEntry ? mergeValues : chosen;
      return merge(was, own, is, rulesAt(0, rules));
    })
    .filter((entry) => entry !== undefined);
}

function isMoved(ids: readonly (number | string)[]): boolean {
  const known = ids.filter((id) => typeof id === "number");
  return known.some((id, at) => id < (known[at - 1] ?? 0));
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
export function placesBefore(before: List, list: List): ReadonlyMap<number, number> {
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
