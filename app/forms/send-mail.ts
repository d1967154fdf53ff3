import { mailServiceText } from "#content/mail-service.ts";
import { school } from "#content/school.ts";
import * as z from "zod/mini";

import type { FormValues, Problems } from "./submission-service.ts";

interface Mail {
  subject: string;
  text: string;
  fields: FormValues;
}

/** What became of a mail. `error` is what the mail service said, in a visitor's words. */
export type Sending = { ok: true } | { ok: false; error: string; problems: Problems };

const refusalSchema = z.object({
  error: z.string(),
  problems: z.optional(z.record(z.string(), z.string())),
});

/**
 * The one call to the mail service (specification, section 7), as a function that remembers its
 * last mail: the same mail sent again carries the same key, so that it is taken only once, and
 * an edited one carries a new key.
 */
export function createMailSender(fetch: typeof globalThis.fetch) {
  let lastBody: string | undefined;
  let key = "";

  return async function sendMail(mail: Mail): Promise<Sending> {
    const body = JSON.stringify({ to: school.email, ...mail });
    if (body !== lastBody) {
      lastBody = body;
      key = newKey();
    }
    let response: Response;
    try {
      response = await fetch(`${import.meta.env.MAIL_API_URL ?? ""}/api/mail/send`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body,
      });
    } catch {
      return { ok: false, error: mailServiceText.noAnswer, problems: {} };
    }
    if (response.ok) return { ok: true };
    return { ok: false, ...(await readRefusal(response)) };
  };
}

/** The service's own words where it has some; a foreign service may answer in plain text. */
async function readRefusal(response: Response): Promise<{ error: string; problems: Problems }> {
  const text = await response.text().catch(() => "");
  try {
    const refusal = refusalSchema.safeParse(JSON.parse(text));
    if (refusal.success)
      return { error: refusal.data.error, problems: refusal.data.problems ?? {} };
  } catch {
    // Not JSON: a proxy's own error page, say, which is nothing to show in a dialog.
  }
  return { error: mailServiceText.noAnswer, problems: {} };
}

/** Not `crypto.randomUUID`: browsers offer that on secure connections only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
