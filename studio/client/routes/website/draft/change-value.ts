type Step = string | number;

/** The value at a path of a document; undefined if there is none. */
export function valueAt(data: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value ? Reflect.get(value, step) : undefined),
    data,
  );
}

/** A document with another value at a path; `undefined` leaves out an optional field. */
export function withValue(
  data: unknown,
  [step, ...rest]: readonly Step[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  const changed = withValue(
    valueAt(data, [step]) ?? (rest.length > 0 ? {} : undefined),
    rest,
    value,
  );
  // A group of own words that has none any more is as it was delivered.
  const inner = value === undefined && isEmpty(changed) ? undefined : changed;
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? inner : entry));
  if (typeof data !== "object" || !data) return data;
  const { [step]: _, ...others } = Object.fromEntries(Object.entries(data));
  if (inner === undefined) return others;
  return step in data ? { ...data, [step]: inner } : { ...others, [step]: inner };
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** A list whose entry at an index is moved in front of the entry at another index. */
export function withMoved(list: readonly unknown[], from: number, before: number): unknown[] {
  const others = list.filter((_, index) => index !== from);
  return others.toSpliced(before > from ? before - 1 : before, 0, list[from]);
}
