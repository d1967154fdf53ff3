import { hash } from "node:crypto";

import { mailServiceText } from "#content/mail/mail-service.ts";
import { checkForm } from "#forms/check-form.ts";
import {
  type FormName,
  type FormValues,
  HONEYPOT_FIELD,
  LONGEST_TEXT,
  type Outcome,
  type Problems,
} from "#forms/contract.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { visitSource } from "#forms/visit-source.ts";
import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { SubmissionRecords } from "../store/records/submission-records.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";
import type { Suspicion } from "./suspicion.ts";
import { acceptedTermsIn, storableText, storableValues, timeZoneIn } from "./storable-text.ts";
import type { RateLimit, ReceiptLimit } from "./rate-limit.ts";

/** A client's request: a form's values, or a text alone. */
export type Sent = { form: FormName; key: string | undefined } & (
  | { fields: FormValues }
  | { text: string }
);

export type AcceptSubmission = (sent: Sent, address: string) => Promise<Outcome>;

interface Services {
  submissions: SubmissionRecords;
  clock: Clock;
  log: Log;
  rateLimit: RateLimit;
  receiptLimit: ReceiptLimit;
  suspicion: Suspicion;
  newId: () => string;
  /** Called for every stored submission; its confirmation mail is withheld at a limit. */
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
}

/**
 * Validates a submission by its form's schema, and stores it with its mails in one transaction,
 * durably, before it is reported as accepted.
 */
export function createAcceptSubmission(services: Services): AcceptSubmission {
  const { submissions, clock, log, rateLimit, receiptLimit, suspicion, newId, onAccepted } =
    services;

  return async function acceptSubmission(sent, address) {
    const checked =
      "fields" in sent
        ? checkForm(sent.form, storableValues(sent.fields))
        : { ok: true as const, fields: undefined, text: storableText(sent.text) };
    if (!checked.ok) return invalid(mailServiceText.invalid, checked.problems);
    if (checked.text.length > LONGEST_TEXT) return invalid(mailServiceText.tooLong);

    const now = clock.now();
    const answers = checked.fields ? JSON.stringify(checked.fields) : null;
    // The hash excludes the time zone and the source, which may differ when a request is repeated.
    const bodyHash = sha256(JSON.stringify([sent.form, answers ?? checked.text]));
    const timeZone = "fields" in sent ? timeZoneIn(sent.fields) : {};
    const terms = "fields" in sent ? acceptedTermsIn(sent.fields) : {};
    const source = "fields" in sent ? visitSource(sent.fields) : {};
    const fields = checked.fields
      ? JSON.stringify({ ...checked.fields, ...timeZone, ...terms, ...source })
      : null;
    const submission: SubmissionsTable = {
      id: newId(),
      form: sent.form,
      received_at: new Date(now).toISOString(),
      fields,
      text: checked.text,
      email: checked.fields?.email.toLowerCase() ?? null,
      idempotency_key: sent.key ?? null,
      body_hash: bodyHash,
      step: "new",
      held_for: null,
    };
    const { email, ...others } = checked.fields ?? { email: undefined };
    // What was counted is given back if nothing is stored: the visitor has to send it again.
    const refunds: (() => void | Promise<void>)[] = [];
    try {
      const retryAfterSeconds = await rateLimit.take(address);
      if (retryAfterSeconds > 0) {
        // A repeated request is not subject to the limit: its submission is stored already.
        const earlier = sent.key && (await submissions.findByKey(sent.key));
        if (earlier) return outcomeFor(earlier, bodyHash);
        return { accepted: false, status: 429, error: mailServiceText.tooMany, retryAfterSeconds };
      }
      refunds.push(() => rateLimit.giveBack(address));
      const reasons = suspicion.judge(
        {
          form: sent.form,
          texts: checked.fields ? Object.values(others) : [checked.text],
          email,
          isHiddenFieldFilled: "fields" in sent && Boolean(sent.fields[HONEYPOT_FIELD]),
        },
        address,
      );
      refunds.push(() => suspicion.giveBack(address));
      const isHeld = reasons.length > 0;
      if (isHeld) submission.held_for = reasons.join(" ");
      const wantsReceipt = sent.form === "application" && checked.fields !== undefined;
      const mayHaveReceipt = wantsReceipt && (await receiptLimit.take(address));
      if (mayHaveReceipt) refunds.push(() => receiptLimit.giveBack(address));
      const recorded = await submissions.record({ submission, isHeld, mayHaveReceipt, now });
      if (mayHaveReceipt && !recorded.owesReceipt) await receiptLimit.giveBack(address);
      if (recorded.isNew) {
        log.info({ submission: submission.id, form: sent.form, reasons }, "Stored a submission");
        onAccepted({ isReceiptWithheld: wantsReceipt && !recorded.owesReceipt });
      } else if (recorded.submission.body_hash === bodyHash) {
        await rateLimit.giveBack(address);
        suspicion.giveBack(address);
      }
      return outcomeFor(recorded.submission, bodyHash);
    } catch (error) {
      log.error({ cause: withoutAddresses(error) }, "A submission could not be stored");
      await Promise.all(refunds.map((refund) => refund()));
      return { accepted: false, status: 503, error: mailServiceText.unavailable };
    }
  };
}

/**
 * The idempotency key of a form posted without JavaScript: the same answers posted twice on one
 * day (a double click, a reload) are one submission.
 */
export function keyOfPost(form: FormName, values: FormValues, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `post:${sha256(JSON.stringify([day, form, values]))}`;
}

/** The outcome for a stored submission: a conflict if the request's body differs from it. */
function outcomeFor(stored: SubmissionsTable, bodyHash: string): Outcome {
  if (stored.body_hash !== bodyHash) {
    return { accepted: false, status: 409, error: mailServiceText.otherBody };
  }
  const { id, received_at } = stored;
  return { accepted: true, id, receivedAt: received_at, reference: referenceOf(id) };
}

function invalid(error: string, problems: Problems = {}): Outcome {
  return { accepted: false, status: 422, error, problems };
}

function sha256(text: string): string {
  return hash("sha256", text);
}
