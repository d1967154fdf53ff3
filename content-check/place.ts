/** Where a value is in a data file, for people: `startDates, entry 2, date`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step)))
    .join(", ");
}

/** The value at a path of a data file; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined),
    data,
  );
}
