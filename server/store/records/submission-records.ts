import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import { createGroupCommit } from "./group-commit.ts";
import { purgeSubmissions } from "./purge-submissions.ts";
import { insertBatch } from "./insert-submissions.ts";
import type { NewSubmission, RecordedSubmission } from "./new-submission.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";

export interface SubmissionRecords {
  findByKey(key: string): Promise<SubmissionsTable | undefined>;
  /**
   * Stores a submission and its mails in one transaction, durable on return. If its idempotency key
   * is stored already, it writes nothing and returns the earlier submission.
   */
  record(submission: NewSubmission): Promise<RecordedSubmission>;
  /**
   * Deletes submissions received before a time (ISO 8601, UTC), except those that nobody may have
   * read; returns how many.
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
