import { valueAt } from "./value-at.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A document with another value at a path; `undefined` leaves out an optional field. */
export function withValue(
  data: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  const present = valueAt(data, [step]) ?? (rest.length > 0 ? {} : undefined);
  const changed = withValue(present, rest, value);
  // A group of own words that has none any more is as it was delivered.
  const inner = value === undefined && isSame(changed, {}) ? undefined : changed;
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? inner : entry));
  if (!isFields(data)) return data;
  const { [step]: _, ...others } = data;
  if (inner === undefined) return others;
  return step in data ? { ...data, [step]: inner } : { ...others, [step]: inner };
}
