import type { FormValues } from "#forms/contract.ts";

/** The texts of a form by field name; a file is no text. */
export function readForm(form: HTMLFormElement | FormData): FormValues {
  return texts(form instanceof FormData ? form : new FormData(form));
}

/** The entries whose value is a text. */
export function texts(entries: Iterable<readonly [string, unknown]>): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
