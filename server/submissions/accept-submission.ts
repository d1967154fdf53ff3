import { hash } from "node:crypto";

import { mailServiceText } from "#content/mail-service.ts";
import {
  type FormName,
  type FormValues,
  HONEYPOT_FIELD,
  type Outcome,
  type Problems,
} from "#app/forms/submission-service.ts";

import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { SubmissionRecords } from "../store/submission-records.ts";
import type { SubmissionsTable } from "../store/tables.ts";
import { checkForm } from "./check-form.ts";
import { storableText, storableValues } from "./storable-text.ts";
import type { RateLimit } from "./rate-limit.ts";

/** What a client sent: a form's values, or (the plain contract) a text alone. */
export type Sent = { form: FormName; key: string | undefined } & (
  { fields: FormValues } | { text: string }
);

export type AcceptSubmission = (sent: Sent, address: string) => Promise<Outcome>;

interface Services {
  submissions: SubmissionRecords;
  clock: Clock;
  log: Log;
  rateLimit: RateLimit;
  newId: () => string;
  /** Told of every submission that was stored. */
  onAccepted: () => void;
}

/** The longest text a mail may have, in characters (the mail service's contract). */
export const LONGEST_TEXT = 20_000;

/**
 * Accepts what visitors send: checked by the form's own rules, written with the mail that it
 * owes in one transaction, and durable before anybody is told "accepted".
 */
export function createAcceptSubmission(services: Services): AcceptSubmission {
  const { submissions, clock, log, rateLimit, newId, onAccepted } = services;

  return async function acceptSubmission(sent, address) {
    const checked =
      "fields" in sent
        ? checkForm(sent.form, storableValues(sent.fields))
        : { ok: true as const, fields: undefined, text: storableText(sent.text) };
    if (!checked.ok) return invalid(mailServiceText.invalid, checked.problems);
    if (checked.text.length > LONGEST_TEXT) return invalid(mailServiceText.tooLong);

    const now = clock.now();
    const fields = checked.fields ? JSON.stringify(checked.fields) : null;
    const bodyHash = sha256(JSON.stringify([sent.form, fields ?? checked.text]));
    const submission: SubmissionsTable = {
      id: newId(),
      form: sent.form,
      received_at: new Date(now).toISOString(),
      fields,
      text: checked.text,
      email: checked.fields?.email.toLowerCase() ?? null,
      idempotency_key: sent.key ?? null,
      body_hash: bodyHash,
    };
    // A program fills in every field that it finds. It is told the same as everybody else.
    const isHeld = "fields" in sent && Boolean(sent.fields[HONEYPOT_FIELD]);
    try {
      const retryAfterSeconds = await rateLimit.take(address);
      if (retryAfterSeconds > 0) {
        // A repetition is answered whatever the limit: what it repeats is stored.
        const earlier = sent.key && (await submissions.findByKey(sent.key));
        if (earlier) return answer(earlier, bodyHash);
        return { accepted: false, status: 429, error: mailServiceText.tooMany, retryAfterSeconds };
      }
      const recorded = await submissions.record({ submission, isHeld, now });
      if (recorded.id !== submission.id) await rateLimit.giveBack(address);
      else {
        log.info({ submission: recorded.id, form: recorded.form, isHeld }, "Stored a submission");
        onAccepted();
      }
      return answer(recorded, bodyHash);
    } catch (error) {
      log.error({ cause: String(error) }, "A submission could not be stored");
      return { accepted: false, status: 503, error: mailServiceText.unavailable };
    }
  };
}

/**
 * The key of a form posted without JavaScript, which can carry none of its own: the same answers
 * posted twice on one day (a double click, a reload) are one submission.
 */
export function keyOfPost(form: FormName, values: FormValues, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `post:${sha256(JSON.stringify([day, form, values]))}`;
}

/** What a client hears of a submission that is stored under the key it named. */
function answer(stored: SubmissionsTable, bodyHash: string): Outcome {
  if (stored.body_hash !== bodyHash) {
    return { accepted: false, status: 409, error: mailServiceText.otherBody };
  }
  return { accepted: true, id: stored.id, receivedAt: stored.received_at };
}

function invalid(error: string, problems: Problems = {}): Outcome {
  return { accepted: false, status: 422, error, problems };
}

function sha256(text: string): string {
  return hash("sha256", text);
}
