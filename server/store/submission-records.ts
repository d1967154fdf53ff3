import type { Kysely } from "kysely";

import type { SubmissionsTable, Tables } from "./tables.ts";

export interface SubmissionRecords {
  /** The submission that carries an idempotency key, if there is one. */
  findByKey(key: string): Promise<SubmissionsTable | undefined>;
  /**
   * Writes a submission and the mail that it owes in one transaction, durable on return. Where
   * its idempotency key is known already, nothing is written and the first submission comes back.
   */
  record(submission: SubmissionsTable, now: number): Promise<SubmissionsTable>;
}

export function createSubmissionRecords(database: Kysely<Tables>): SubmissionRecords {
  return {
    findByKey: (key) =>
      database
        .selectFrom("submissions")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),

    record: (submission, now) =>
      database.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto("submissions")
          .values(submission)
          .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!inserted) {
          return transaction
            .selectFrom("submissions")
            .selectAll()
            .where("idempotency_key", "=", submission.idempotency_key)
            .executeTakeFirstOrThrow();
        }
        await transaction
          .insertInto("outbox")
          .values({
            id: submission.id,
            submission_id: submission.id,
            state: "waiting",
            attempts: 0,
            next_at: now,
            created_at: now,
            finished_at: null,
            last_error: null,
          })
          .execute();
        return inserted;
      }),
  };
}
