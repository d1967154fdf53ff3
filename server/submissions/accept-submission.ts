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
  type Refusal,
  TERMS_FIELD,
} from "#forms/contract.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { visitSource } from "#forms/visit-source.ts";
import type { Clock } from "../core/clock.ts";
import { describeError, type Log } from "../core/log.ts";
import type { RecordedSubmission } from "../store/records/insert-submissions.ts";
import type { SubmissionRecords } from "../store/records/submission-records.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";
import type { Judged, Suspicion } from "./suspicion.ts";
import { acceptedTermsIn, storableText, storableValues, timeZoneIn } from "./storable-text.ts";
import type { RateLimit } from "./rate-limit.ts";

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
  receiptLimit: RateLimit;
  suspicion: Suspicion;
  newId: () => string;
  /** Called for every stored submission; its confirmation mail is withheld at a limit. */
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
}

type Refund = () => void | Promise<void>;

/**
 * Validates a submission by its form's schema, and stores it with its mails in one transaction,
 * durably, before it is reported as accepted.
 */
export function createAcceptSubmission(services: Services): AcceptSubmission {
  const { submissions, clock, log, rateLimit, receiptLimit, suspicion, newId, onAccepted } =
    services;

  return async function acceptSubmission(sent, address) {
    const checked = check(sent);
    if ("accepted" in checked) return checked;
    const now = clock.now();
    const submission = rowOf(sent, checked, newId(), now);
    const wantsReceipt = sent.form === "application" && checked.fields !== undefined;
    let mayHaveReceipt = false;
    let reasons: readonly string[] = [];
    // What was counted is given back if nothing is stored: the visitor has to send it again.
    const refunds: Refund[] = [];
    let recorded: RecordedSubmission;
    try {
      const retryAfterSeconds = await rateLimit.take(address);
      if (retryAfterSeconds > 0) return await beyondLimit(submission, retryAfterSeconds);
      refunds.push(() => rateLimit.giveBack(address));

      reasons = suspicion.judge(judged(sent, checked), address);
      refunds.push(() => suspicion.giveBack(address));
      submission.held_for = reasons.join(" ") || null;

      mayHaveReceipt = wantsReceipt && (await receiptLimit.take(address)) === 0;
      if (mayHaveReceipt) refunds.push(() => receiptLimit.giveBack(address));

      recorded = await submissions.record({ submission, mayHaveReceipt, now });
    } catch (error) {
      log.error(describeError(error), "A submission could not be stored");
      await giveBack(refunds);
      return { accepted: false, status: 503, error: mailServiceText.unavailable };
    }

    // It is stored: no fault from here on may tell the visitor otherwise.
    const { isNew, owesReceipt } = recorded;
    const outcome = outcomeFor(recorded.submission, submission.body_hash);
    if (isNew) {
      log.info({ submission: submission.id, form: sent.form, reasons }, "Stored a submission");
      onAccepted({ isReceiptWithheld: wantsReceipt && !owesReceipt });
    }
    // A repeated request counts as little as one that was not stored.
    if (!isNew && outcome.accepted) await giveBack(refunds);
    else if (mayHaveReceipt && !owesReceipt) await giveBack([() => receiptLimit.giveBack(address)]);
    return outcome;
  };

  async function giveBack(refunds: readonly Refund[]): Promise<void> {
    try {
      await Promise.all(refunds.map((refund) => refund()));
    } catch (error) {
      log.error(describeError(error), "Could not give back what was counted");
    }
  }

  /** A repeated request is not subject to the limit: its submission is stored already. */
  async function beyondLimit(
    { idempotency_key, body_hash }: SubmissionsTable,
    retryAfterSeconds: number,
  ): Promise<Outcome> {
    const earlier = idempotency_key && (await submissions.findByKey(idempotency_key));
    if (earlier) return outcomeFor(earlier, body_hash);
    return { accepted: false, status: 429, error: mailServiceText.tooMany, retryAfterSeconds };
  }
}

/** What a valid request says. */
interface Checked {
  /** Undefined if a text alone was sent. */
  fields: (FormValues & { email: string }) | undefined;
  text: string;
}

function check(sent: Sent): Checked | Refusal {
  const checked =
    "fields" in sent
      ? checkForm(sent.form, storableValues(sent.fields))
      : { ok: true as const, fields: undefined, text: storableText(sent.text) };
  if (!checked.ok) return invalid(mailServiceText.invalid, checked.problems);
  return checked.text.length > LONGEST_TEXT ? invalid(mailServiceText.tooLong) : checked;
}

/** The submission as it is stored, before it is judged. */
function rowOf(sent: Sent, { fields, text }: Checked, id: string, now: number): SubmissionsTable {
  const posted = "fields" in sent ? sent.fields : {};
  const facts = { ...timeZoneIn(posted), ...acceptedTermsIn(posted), ...visitSource(posted) };
  return {
    id,
    form: sent.form,
    received_at: new Date(now).toISOString(),
    fields: fields ? JSON.stringify({ ...fields, ...facts }) : null,
    text,
    email: fields?.email.toLowerCase() ?? null,
    idempotency_key: sent.key ?? null,
    // Without the facts, which may differ when a request is repeated.
    body_hash: hash("sha256", JSON.stringify([sent.form, fields ? JSON.stringify(fields) : text])),
    step: "new",
    held_for: null,
  };
}

function judged(sent: Sent, { fields, text }: Checked): Judged {
  const { email, ...others } = fields ?? { email: undefined };
  return {
    form: sent.form,
    texts: fields ? Object.values(others) : [text],
    email,
    isHiddenFieldFilled: "fields" in sent && Boolean(sent.fields[HONEYPOT_FIELD]),
  };
}

/**
 * The idempotency key of a form posted without JavaScript: the same answers posted twice on one
 * day (a double click, a reload, a page from after a publish) are one submission.
 */
export function keyOfPost(form: FormName, values: FormValues, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const answers = { ...values, [TERMS_FIELD]: undefined };
  return `post:${hash("sha256", JSON.stringify([day, form, answers]))}`;
}

/** The outcome for a stored submission: a conflict if the request's body differs from it. */
function outcomeFor(stored: SubmissionsTable, bodyHash: string): Outcome {
  if (stored.body_hash !== bodyHash) {
    return { accepted: false, status: 409, error: mailServiceText.otherBody };
  }
  const { id, received_at } = stored;
  return { accepted: true, id, receivedAt: received_at, reference: referenceOf(id) };
}

function invalid(error: string, problems: Problems = {}): Refusal {
  return { accepted: false, status: 422, error, problems };
}
