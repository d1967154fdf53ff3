interface Merged {
  value: unknown;
  /** Whether both have changed the same field. */
  isContested: boolean;
}

/**
 * Joins what two people have made of a document, field by field.
 * @param preferred whose text stays where both have changed the same field
 */
export function mergeEdits(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  preferred: "mine" | "theirs" = "mine",
): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, isContested: false };
  if (isSame(base, mine)) return { value: theirs, isContested: false };
  const merge = (key: string) =>
    mergeEdits(valueOf(base, key), valueOf(mine, key), valueOf(theirs, key), preferred);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    // Entries of lists with other lengths cannot be told to be the same ones.
    if (Array.isArray(base) && base.length === mine.length && mine.length === theirs.length) {
      const entries = mine.map((_, index) => merge(String(index)));
      return { value: entries.map(({ value }) => value), isContested: entries.some(isContested) };
    }
  } else if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const fields = keys.map((key) => [key, merge(key)] as const);
    return {
      value: Object.fromEntries(
        fields.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
      ),
      isContested: fields.some(([, field]) => field.isContested),
    };
  }
  return { value: preferred === "mine" ? mine : theirs, isContested: true };
}

const isContested = (merged: Merged) => merged.isContested;

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueOf(data: unknown, key: string): unknown {
  return typeof data === "object" && data ? Reflect.get(data, key) : undefined;
}
