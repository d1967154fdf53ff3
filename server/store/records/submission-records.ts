import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import { createGroupCommit } from "./group-commit.ts";
import { purgeSubmissions } from "./purge-submissions.ts";
import { insertBatch } from "./insert-submissions.ts";
import type { NewSubmission, RecordedSubmission } from "./new-submission.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";

export interface SubmissionRecords {
  /** The submission that carries an idempotency key, if there is one. */
  findByKey(key: string): Promise<SubmissionsTable | undefined>;
  /**
   * Writes a submission and the mails that it owes in one transaction, durable on return. Where
   * its idempotency key is known already, nothing is written and the first submission comes back.
   */
  record(submission: NewSubmission): Promise<RecordedSubmission>;
  /**
   * Deletes what was received before a moment (ISO 8601, UTC) and is not owed to anybody; returns
   * how many submissions.
   */
  purge(receivedBefore: string): Promise<number>;
}

export function createSubmissionRecords(
  database: Kysely<Tables>,
  { isAboutData }: Pick<Engine, "isAboutData">,
): SubmissionRecords {
  return {
    findByKey: (key) =>
      database
        .selectFrom("submissions")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),
    record: createGroupCommit(
      (batch: readonly NewSubmission[]) => insertBatch(database, batch),
      isAboutData,
    ),
    purge: (receivedBefore) => purgeSubmissions(database, receivedBefore),
  };
}
