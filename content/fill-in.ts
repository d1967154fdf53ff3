/** Replaces the placeholders, such as `{price}`, in all texts of a value. */
export function fillIn<Data>(data: Data, facts: ReadonlyMap<string, string>): Data;
export function fillIn(data: unknown, facts: ReadonlyMap<string, string>): unknown {
  if (typeof data === "string") {
    return data.replace(/\{(\w+)\}/g, (unknown, name: string) => facts.get(name) ?? unknown);
  }
  if (Array.isArray(data)) return data.map((entry) => fillIn(entry, facts));
  if (typeof data !== "object" || !data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fillIn(value, facts)]),
  );
}
