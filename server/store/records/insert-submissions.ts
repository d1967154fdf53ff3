import type { Kysely, Transaction } from "kysely";

import { refusedAmong } from "#server/store/admin/refused-senders.ts";
import { mailboxOf } from "./mailbox.ts";
import { DAY } from "../../core/durations.ts";
import type { OutboxTable, SubmissionsTable, Tables } from "../schema/tables.ts";
import { queuedMail } from "../system-mails.ts";

/** Milliseconds after which what was put aside is mailed by itself. */
const HELD_FOR = DAY;
/** Receipts per mailbox and day (UTC), so that nobody can flood a stranger's mailbox. */
const RECEIPTS_A_DAY = 3;

export interface NewSubmission {
  submission: SubmissionsTable;
  /** Whether the applicant gets a receipt, unless the mailbox has reached its limit. */
  mayHaveReceipt: boolean;
  now: number;
}

export interface RecordedSubmission {
  /** The given submission, or an earlier one with its idempotency key. */
  submission: SubmissionsTable;
  isNew: boolean;
  owesReceipt: boolean;
}

/**
 * Stores submissions with their mails in one transaction; returns each, or an earlier one with the
 * same idempotency key.
 */
export function insertBatch(
  database: Kysely<Tables>,
  batch: readonly NewSubmission[],
): Promise<RecordedSubmission[]> {
  return database.transaction().execute(async (transaction) => {
    const inserted = await insertSubmissions(transaction, batch);
    const added = batch.filter(({ submission }) => inserted.has(submission.id));
    const refused = await refusedAmong(
      transaction,
      added.flatMap(({ submission }) => submission.email ?? []),
    );
    const isRefused = ({ submission }: NewSubmission) => refused.has(submission.email ?? "");
    const slots = await receiptSlots(
      transaction,
      added.filter((entry) => !isRefused(entry)),
    );
    const mails = await insertMails(transaction, added, slots, isRefused);

    const repeated = batch.filter(({ submission }) => !inserted.has(submission.id));
    const earlier = await submissionsByKey(transaction, repeated);
    return batch.map(({ submission }) => {
      if (inserted.has(submission.id)) {
        return { submission, isNew: true, owesReceipt: mails.has(receiptId(submission.id)) };
      }
      const first = earlier.get(submission.idempotency_key);
      if (!first) throw new Error("A submission was neither stored nor there already");
      return { submission: first, isNew: false, owesReceipt: false };
    });
  });
}

async function insertSubmissions(
  transaction: Transaction<Tables>,
  batch: readonly NewSubmission[],
): Promise<Set<string>> {
  const rows = batch.map(({ submission }) => submission);
  // Rows are locked in key order, because two servers could deadlock otherwise.
  rows.sort((a, b) => ((a.idempotency_key ?? "") < (b.idempotency_key ?? "") ? -1 : 1));
  const inserted = await transaction
    .insertInto("submissions")
    .values(rows)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/**
 * Maps submission ids to free receipt slots of the day; leaves out submissions if all are taken.
 * Slots are unique in the table: if two servers choose the same one, only one receipt is sent.
 */
async function receiptSlots(
  transaction: Transaction<Tables>,
  added: readonly NewSubmission[],
): Promise<Map<string, string>> {
  const candidates = added.flatMap(({ submission, mayHaveReceipt }) => {
    const { id, form, email, received_at } = submission;
    if (form !== "application" || !email || !mayHaveReceipt) return [];
    return [{ id, slots: slotsOfDay(received_at, mailboxOf(email)) }];
  });
  if (candidates.length === 0) return new Map();

  const found = await transaction
    .selectFrom("outbox")
    .select("receipt_slot")
    .where(
      "receipt_slot",
      "in",
      candidates.flatMap(({ slots }) => slots),
    )
    .execute();
  const taken = new Set(found.map(({ receipt_slot }) => receipt_slot));
  const chosen = new Map<string, string>();
  for (const { id, slots } of candidates) {
    const free = slots.find((slot) => !taken.has(slot));
    if (!free) continue;
    taken.add(free);
    chosen.set(id, free);
  }
  return chosen;
}

function slotsOfDay(receivedAt: string, mailbox: string): string[] {
  const day = receivedAt.slice(0, 10);
  return Array.from({ length: RECEIPTS_A_DAY }, (_, index) => `${day} ${index + 1} ${mailbox}`);
}

/** Returns the ids of the inserted mails: another server may have taken a receipt's slot. */
async function insertMails(
  transaction: Transaction<Tables>,
  added: readonly NewSubmission[],
  slots: ReadonlyMap<string, string>,
  isRefused: (entry: NewSubmission) => boolean,
): Promise<Set<string>> {
  if (added.length === 0) return new Set();
  const mails = added.flatMap((entry): OutboxTable[] => {
    const { id, held_for } = entry.submission;
    const slot = slots.get(id);
    const state = isRefused(entry) ? "advertising" : held_for ? "held" : "waiting";
    const schoolMail = newMail(entry, { id, kind: "school", state, receipt_slot: null });
    if (!slot) return [schoolMail];
    const receipt = { id: receiptId(id), kind: "receipt", state, receipt_slot: slot } as const;
    return [schoolMail, newMail(entry, receipt)];
  });
  const inserted = await transaction
    .insertInto("outbox")
    .values(mails)
    .onConflict((conflict) =>
      conflict.column("receipt_slot").where("receipt_slot", "is not", null).doNothing(),
    )
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

const receiptId = (submissionId: string) => `${submissionId}.receipt`;

function newMail(
  { submission, now }: NewSubmission,
  mail: Pick<OutboxTable, "id" | "kind" | "state" | "receipt_slot">,
): OutboxTable {
  return {
    ...queuedMail({ ...mail, now }),
    ...mail,
    submission_id: submission.id,
    next_at: mail.state === "held" ? now + HELD_FOR : now,
    finished_at: mail.state === "advertising" ? now : null,
  };
}

async function submissionsByKey(
  transaction: Transaction<Tables>,
  repeated: readonly NewSubmission[],
): Promise<Map<string | null, SubmissionsTable>> {
  if (repeated.length === 0) return new Map();
  const found = await transaction
    .selectFrom("submissions")
    .selectAll()
    .where(
      "idempotency_key",
      "in",
      repeated.map(({ submission }) => submission.idempotency_key),
    )
    .execute();
  return new Map(found.map((submission) => [submission.idempotency_key, submission]));
}
