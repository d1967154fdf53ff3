import { noAnswerText } from "#content/mail/mail-service.ts";
import * as z from "zod/mini";

import type { FormName, FormValues, Problems } from "#forms/contract.ts";
import { isReference } from "#forms/reference-number.ts";

/** The request's body. */
export interface Mail {
  to: string;
  form: FormName;
  subject: string;
  text: string;
  fields: FormValues;
}

/** The outcome of a request to the mail service; `error` is a sentence for the visitor. */
export type Sending =
  | { ok: true; reference: string | undefined }
  | { ok: false; error: string; problems: Problems };

/** Our mail service calls its error message `error`; third-party services may use `message`. */
const refusalSchema = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  problems: z.optional(z.record(z.string(), z.string())),
});

/** Our mail service always answers this: a maintenance page or a filter may answer 200, too. */
const acceptedSchema = z.object({ id: z.string() });
const referenceSchema = z.object({ reference: z.string() });

/** Milliseconds for an answer: the site takes half of it, on a slow line and with a slow database. */
const PATIENCE = 60_000;

/** In characters. A longer plain-text response is probably not for visitors, and is not shown. */
const MAX_ERROR_LENGTH = 200;

/**
 * Calls the mail service (specification, section 7).
 * @param formId identifies the filled-in form; the idempotency key is this id and the answers' hash,
 *   so that a retry keeps the key and edited answers get a new one
 * @param facts sent with the fields, but not hashed: another tab, or the page after a publish, has
 *   others, as it may have another mailbox
 */
export async function sendMail(
  mail: Mail,
  formId: string,
  facts: FormValues,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Sending> {
  const key = `${formId}-${hash(JSON.stringify([mail.form, mail.fields]))}`;
  const serviceUrl = pageSettings.mailApiUrl;
  let response: Response;
  try {
    response = await fetch(`${serviceUrl ?? ""}/api/mail/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...mail, fields: { ...mail.fields, ...facts } }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    return { ok: false, error: noAnswerText, problems: {} };
  }
  if (response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    return serviceUrl || acceptedSchema.safeParse(answer).success
      ? { ok: true, reference: referenceIn(answer) }
      : { ok: false, error: noAnswerText, problems: {} };
  }
  const refusal = await readRefusal(response);
  // Shown at the field, because the dialog advises to try again later, which would fail again.
  const isTooLarge = response.status === 413 && mail.form === "contact";
  return { ok: false, ...refusal, ...(isTooLarge && { problems: { message: refusal.error } }) };
}

/** A third-party service may return no reference, or one in another format: both are ignored. */
function referenceIn(answer: unknown): string | undefined {
  const { data } = referenceSchema.safeParse(answer);
  return data && isReference(data.reference) ? data.reference : undefined;
}

async function readRefusal(response: Response): Promise<{ error: string; problems: Problems }> {
  const text = await response.text().catch(() => "");
  try {
    const { error, message, problems } = refusalSchema.parse(JSON.parse(text));
    return { error: error ?? message ?? noAnswerText, problems: problems ?? {} };
  } catch {
    const isSentence =
      text.length > 0 &&
      text.length <= MAX_ERROR_LENGTH &&
      response.headers.get("Content-Type")?.startsWith("text/plain");
    return { error: isSentence ? text : noAnswerText, problems: {} };
  }
}

/**
 * Hashes by FNV-1a (32 bits), because `crypto.subtle` needs a secure context. If edited answers
 * have the same hash as before, the server responds with 409 and loses nothing.
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return (value >>> 0).toString(16);
}
