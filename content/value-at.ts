/** The value at a path of a document; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined),
    data,
  );
}
