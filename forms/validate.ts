import * as z from "zod/mini";

import type { FormValues, Problems } from "./contract.ts";
import { normaliseEmail, normaliseLine } from "./normalise.ts";

export type Validation<Values> = { ok: true; values: Values } | { ok: false; problems: Problems };

/** Validates a form's values by its schema; returns the first error message of each field. */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: FormValues,
): Validation<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    problems[String(path[0])] ??= message;
  }
  return { ok: false, problems };
}

/** Any character except separators and invisible ones, such as zero-width spaces. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A normalised text that is not blank. */
export function filledIn(message: string, normalise: (text: string) => string = normaliseLine) {
  return z
    .string({ error: message })
    .check(z.overwrite(normalise), z.regex(VISIBLE, { error: message, abort: true }));
}

/** A normalised text; empty if it is blank or left out. */
export function maybeEmpty(normalise: (text: string) => string = normaliseLine) {
  const text = z.string().check(z.overwrite((given) => (isBlank(given) ? "" : normalise(given))));
  return z.prefault(text, "");
}

/** The longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** Email addresses in every script (RFC 6531). Linear time: no two parts match the same text. */
export const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+\p{L}[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*$/u;

/** A normalised email address, with different messages for empty and malformed. */
export function emailAddress(messages: { required: string; invalid: string }) {
  return filledIn(messages.required, normaliseEmail).check(
    z.maxLength(LONGEST_EMAIL, { error: messages.invalid, abort: true }),
    z.regex(EMAIL_ADDRESS, messages.invalid),
  );
}
