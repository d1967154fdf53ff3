import type { ExpressionBuilder, Kysely } from "kysely";

import { isOfNewSubmission } from "#server/store/admin/submission-filter.ts";
import { BATCH } from "../batches.ts";
import { countRows } from "../count-rows.ts";
import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { createGroupCommit } from "./group-commit.ts";
import { insertBatch, type NewSubmission } from "./insert-submissions.ts";

export type SubmissionRecords = ReturnType<typeof createSubmissionRecords>;

export function createSubmissionRecords(
  database: Kysely<Tables>,
  { isAboutData }: Pick<Engine, "isAboutData">,
) {
  /** What was received long ago, without what nobody may have read. */
  const purgeable = (receivedBefore: string) =>
    database
      .selectFrom("submissions as candidate")
      .where("received_at", "<", receivedBefore)
      .where(({ not, exists, selectFrom }) => {
        const mails = selectFrom("outbox").whereRef("submission_id", "=", "candidate.id");
        return not(exists(mails.select("outbox.id").where(isUnread)));
      });

  return {
    findByKey: (key: string) =>
      database
        .selectFrom("submissions")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst(),
    /**
     * Stores a submission and its mails in one transaction, durable on return. If its idempotency
     * key is stored already, it writes nothing and returns the earlier submission.
     */
    record: createGroupCommit(
      (batch: readonly NewSubmission[]) => insertBatch(database, batch),
      isAboutData,
    ),

    countPurgeable: (receivedBefore: string): Promise<number> =>
      countRows(purgeable(receivedBefore)),

    /**
     * Deletes submissions received before a time (ISO 8601, UTC), with their mails; returns how many.
     * @param deleteFiles called first: after a crash between the two, the next run repeats both
     */
    async purge(
      receivedBefore: string,
      deleteFiles: (ids: readonly string[], receivedBefore: string) => Promise<void>,
    ): Promise<number> {
      const oldest = purgeable(receivedBefore)
        .select("candidate.id")
        .orderBy("received_at")
        .limit(BATCH);
      let purged = 0;
      for (;;) {
        const ids = (await oldest.execute()).map(({ id }) => id);
        if (ids.length === 0) return purged;
        await deleteFiles(ids, receivedBefore);
        const { numDeletedRows } = await database
          .deleteFrom("submissions")
          .where("id", "in", ids)
          .where("id", "in", oldest)
          .executeTakeFirstOrThrow();
        purged += Number(numDeletedRows);
        if (ids.length < BATCH) return purged;
      }
    },
  };
}

/** Whether a mail waits or is held, or is a dead letter to the school about a new submission. */
function isUnread(mail: ExpressionBuilder<Tables, "outbox">) {
  // A receipt that is a dead letter does not matter: the school has its own mail.
  const isLost = mail.and([mail("state", "=", "dead"), mail("kind", "=", "school")]);
  return mail.or([
    mail("state", "in", ["waiting", "held"]),
    mail.and([isLost, isOfNewSubmission(mail)]),
  ]);
}
