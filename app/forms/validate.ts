import * as z from "zod/mini";

import type { FormValues, Problems } from "./submission-service.ts";

export type Validation<Values> = { ok: true; values: Values } | { ok: false; problems: Problems };

/** Checks a form's values against its schema: one message a field, its first. */
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

/** A trimmed text with something in it. */
export function filledIn(message: string) {
  return z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, { error: message, abort: true }));
}

/** The longest address that SMTP can carry (RFC 5321, section 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** A trimmed e-mail address: empty and malformed have a message each. */
export function emailAddress(messages: { required: string; invalid: string }) {
  return filledIn(messages.required).check(
    z.email(messages.invalid),
    z.maxLength(LONGEST_EMAIL, messages.invalid),
  );
}
