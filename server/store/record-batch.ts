import type { Kysely, Transaction } from "kysely";

import { receiptSlots } from "./receipt-slots.ts";
import type { OutboxTable, SubmissionsTable, Tables } from "./tables.ts";

/** A submission on its way into the store. */
export interface NewSubmission {
  submission: SubmissionsTable;
  /** Keeps its mails back until somebody releases them. */
  isHeld: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Writes submissions and the mails that they owe in one transaction. Returns what is stored for
 * each: the submission itself, or an earlier one under the same idempotency key.
 */
export function recordBatch(
  database: Kysely<Tables>,
  batch: readonly NewSubmission[],
): Promise<SubmissionsTable[]> {
  return database.transaction().execute(async (transaction) => {
    const inserted = await insertSubmissions(transaction, batch);
    const added = batch.filter(({ submission }) => inserted.has(submission.id));
    if (added.length > 0) await insertMails(transaction, added);

    const repeated = batch.filter(({ submission }) => !inserted.has(submission.id));
    const earlier = await submissionsByKey(transaction, repeated);
    return batch.map(({ submission }) => {
      if (inserted.has(submission.id)) return submission;
      const first = earlier.get(submission.idempotency_key);
      if (!first) throw new Error("A submission was neither stored nor there already");
      return first;
    });
  });
}

/** Returns the ids of those that were new. */
async function insertSubmissions(
  transaction: Transaction<Tables>,
  batch: readonly NewSubmission[],
): Promise<Set<string>> {
  const rows = batch.map(({ submission }) => submission);
  // Two servers that took the same keys in two orders would wait for each other for ever.
  rows.sort((a, b) => compare(a.idempotency_key ?? "", b.idempotency_key ?? ""));
  const inserted = await transaction
    .insertInto("submissions")
    .values(rows)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

async function insertMails(
  transaction: Transaction<Tables>,
  added: readonly NewSubmission[],
): Promise<void> {
  const slots = await receiptSlots(transaction, added);
  const mails = added.flatMap((entry): OutboxTable[] => {
    const { id } = entry.submission;
    const slot = slots.get(id);
    const schoolMail = newMail(entry, { id, kind: "school", receipt_slot: null });
    if (!slot) return [schoolMail];
    return [
      schoolMail,
      newMail(entry, { id: `${id}.receipt`, kind: "receipt", receipt_slot: slot }),
    ];
  });
  await transaction
    .insertInto("outbox")
    .values(mails)
    .onConflict((conflict) => conflict.column("receipt_slot").doNothing())
    .execute();
}

function newMail(
  { submission, isHeld, now }: NewSubmission,
  mail: Pick<OutboxTable, "id" | "kind" | "receipt_slot">,
): OutboxTable {
  return {
    ...mail,
    submission_id: submission.id,
    state: isHeld ? "held" : "waiting",
    attempts: 0,
    next_at: now,
    created_at: now,
    finished_at: null,
    last_error: null,
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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
