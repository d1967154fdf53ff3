import type { FormValues } from "#forms/contract.ts";

/**
 * A text as every store and every mail can carry it, unchanged: without NUL, which PostgreSQL
 * refuses, without halves of characters, which no encoding knows (nobody can type either), and
 * with one kind of line end: browsers post two characters for it, and mails have their own.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").toWellFormed();
}

/** A form's values with every text storable. */
export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, storableText(value)]),
  );
}
