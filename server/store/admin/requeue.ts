import type { Kysely } from "kysely";

import { BATCH } from "../batches.ts";
import type { Tables } from "../schema/tables.ts";

/** Longer than a sender holds a mail that it does not renew its lease of. */
const LEASE = 150_000;

/** What a mail becomes that is to go out after all. */
function dueNow(now: number): Partial<Tables["outbox"]> {
  return {
    state: "waiting",
    next_at: now,
    // A mail is given up by its age: this one has its whole time again. How often it was tried
    // stays, so that no attempt of before can settle it.
    created_at: now,
    finished_at: null,
  };
}

/**
 * Requeues a submission's dead letters, or releases its held mails, with their whole time before
 * them again; returns how many.
 * @param now milliseconds since 1970
 */
export async function requeueMails(
  database: Kysely<Tables>,
  submissionId: string,
  state: "dead" | "held",
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set(dueNow(now))
    .where("submission_id", "=", submissionId)
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Requeues every dead letter; returns how many. */
export async function requeueAllDead(database: Kysely<Tables>, now: number): Promise<number> {
  let requeued = 0;
  let cursor = "";
  for (;;) {
    // Keyset pagination: one that dies again meanwhile is behind the cursor, so there is an end.
    const dead = await database
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "dead")
      .where("id", ">", cursor)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const ids = dead.map(({ id }) => id);
    if (ids.length === 0) return requeued;
    const { numUpdatedRows } = await database
      .updateTable("outbox")
      .set(dueNow(now))
      .where("id", "in", ids)
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    requeued += Number(numUpdatedRows);
    cursor = ids.at(-1) ?? cursor;
  }
}

/**
 * Has a submission's mails that wait for a later attempt sent now; returns how many. Not those due
 * within a lease, which may be in flight.
 */
export async function hurryMails(
  database: Kysely<Tables>,
  submissionId: string,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ next_at: now })
    .where("submission_id", "=", submissionId)
    .where("state", "=", "waiting")
    .where("next_at", ">", now + LEASE)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
