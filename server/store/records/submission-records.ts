import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createPurging } from "./purge-submissions.ts";
import { insertBatch, type NewSubmission } from "./insert-submissions.ts";
import type { Tables } from "../schema/tables.ts";

export type SubmissionRecords = ReturnType<typeof createSubmissionRecords>;

export function createSubmissionRecords(
  database: Kysely<Tables>,
  { isAboutData }: Pick<Engine, "isAboutData">,
) {
  return {
    findByKey: (key: string) =>
      database
        .selectFrom("submissions")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),
    /** Stores a submission and its mails, durably; or returns an earlier one with the same key. */
    record: createGroupCommit(
      (batch: readonly NewSubmission[]) => insertBatch(database, batch),
      isAboutData,
    ),
    ...createPurging(database),
  };
}
