import type { FormValues } from "#forms/contract.ts";

/** Returns a form's text values by field name; uploaded files are left out. */
export function readForm(form: HTMLFormElement | FormData): FormValues {
  return texts(form instanceof FormData ? form : new FormData(form));
}

/** Keeps only the entries whose value is a string. */
export function texts(entries: Iterable<readonly [string, unknown]>): FormValues {
  const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
    typeof entry[1] === "string";
  return Object.fromEntries([...entries].filter(isText));
}
