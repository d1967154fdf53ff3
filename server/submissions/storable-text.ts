import type { FormValues } from "#forms/contract.ts";

/** Controls but tab and line break, and characters that turn the direction of text. */
const STEERING = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Removes control and direction characters, which would steer a terminal, a mail program or a
 * spreadsheet (PostgreSQL refuses NUL), replaces lone surrogates, which UTF-8 cannot encode, and
 * normalises line breaks, which browsers post as CRLF.
 */
export function storableText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(STEERING, "").toWellFormed();
}

export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, storableText(value)]),
  );
}
