import { noAnswerText } from "#content/mail-service.ts";
import { school } from "#content/school.ts";
import * as z from "zod/mini";

import type { FormValues, Problems } from "./submission-service.ts";

/** What the browser tells the mail service besides the recipient. */
export interface Mail {
  subject: string;
  text: string;
  fields: FormValues;
}

/** What became of a mail. `error` is what the mail service said, in a visitor's words. */
export type Sending = { ok: true } | { ok: false; error: string; problems: Problems };

/** Ours says `error`; a foreign service that speaks the plain contract may say `message`. */
const refusalSchema = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  problems: z.optional(z.record(z.string(), z.string())),
});

/** Longer than this, a plain answer is no sentence for a dialog. */
const LONGEST_SENTENCE = 200;

/**
 * The one call to the mail service (specification, section 7).
 * @param formId names the filled-in form. The same mail sent again from it carries the same key,
 *   so that it is taken only once; an edited one carries another.
 */
export async function sendMail(
  mail: Mail,
  formId: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Sending> {
  const body = JSON.stringify({ to: school.email, ...mail });
  let response: Response;
  try {
    response = await fetch(`${import.meta.env.MAIL_API_URL ?? ""}/api/mail/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": `${formId}-${hash(body)}` },
      body,
    });
  } catch {
    return { ok: false, error: noAnswerText, problems: {} };
  }
  if (response.ok) return { ok: true };
  return { ok: false, ...(await readRefusal(response)) };
}

async function readRefusal(response: Response): Promise<{ error: string; problems: Problems }> {
  const text = await response.text().catch(() => "");
  try {
    const { error, message, problems } = refusalSchema.parse(JSON.parse(text));
    return { error: error ?? message ?? noAnswerText, problems: problems ?? {} };
  } catch {
    const isSentence =
      text.length > 0 &&
      text.length <= LONGEST_SENTENCE &&
      response.headers.get("Content-Type")?.startsWith("text/plain");
    return { error: isSentence ? text : noAnswerText, problems: {} };
  }
}

/**
 * FNV-1a, 32 bits: tells an edited form from the same one sent again, which `crypto.subtle` would
 * do on secure connections only. Two edits with one hash are a conflict (409), not a loss.
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return (value >>> 0).toString(16);
}
