import type { Kysely } from "kysely";

import { createGroupCommit } from "./group-commit.ts";
import { purgeSubmissions } from "./purge.ts";
import { type NewSubmission, recordBatch } from "./record-batch.ts";
import type { SubmissionsTable, Tables } from "./tables.ts";

export interface SubmissionRecords {
  /** The submission that carries an idempotency key, if there is one. */
  findByKey(key: string): Promise<SubmissionsTable | undefined>;
  /**
   * Writes a submission and the mails that it owes in one transaction, durable on return. Where
   * its idempotency key is known already, nothing is written and the first submission comes back.
   */
  record(submission: NewSubmission): Promise<SubmissionsTable>;
  /**
   * Deletes what was received before a moment (ISO 8601, UTC) and is not owed to anybody; returns
   * how many submissions.
   */
  purge(receivedBefore: string): Promise<number>;
}

export function createSubmissionRecords(database: Kysely<Tables>): SubmissionRecords {
  return {
    findByKey: (key) =>
      database
        .selectFrom("submissions")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),
    record: createGroupCommit((batch: readonly NewSubmission[]) => recordBatch(database, batch)),
    purge: (receivedBefore) => purgeSubmissions(database, receivedBefore),
  };
}
