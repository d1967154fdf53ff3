import type { Transaction } from "kysely";

import { mailboxOf } from "./mailbox.ts";
import type { NewSubmission } from "./new-submission.ts";
import type { Tables } from "../schema/tables.ts";

/** Receipts per mailbox and day (UTC), so that nobody can flood a stranger's mailbox. */
const RECEIPTS_A_DAY = 3;

/**
 * Maps submission ids to free receipt slots of the day; leaves out submissions if all are taken.
 * Slots are unique in the table: if two servers choose the same one, only one receipt is sent.
 */
export async function receiptSlots(
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
