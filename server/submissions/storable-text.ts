import type { FormValues } from "#forms/contract.ts";

/**
 * Removes NUL, which PostgreSQL refuses, replaces lone surrogates, which UTF-8 cannot encode, and
 * normalises line breaks, which browsers post as CRLF.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").toWellFormed();
}

export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, storableText(value)]),
  );
}
