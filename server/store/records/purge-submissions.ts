import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";

import { BATCH } from "../batches.ts";
import { countRows } from "../count-rows.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";
import { isOfNewSubmission } from "#server/store/admin/submission-filter.ts";

/** Deletes what was received long ago. */
export function createPurging(database: Kysely<Tables>) {
  /** Without what nobody may have read: see below. */
  const purgeable = (receivedBefore: string) =>
    database
      .selectFrom("submissions as candidate")
      .where("received_at", "<", receivedBefore)
      .where(hasNoUnreadMail);

  return {
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

/** Whether no mail waits or is held, and none to the school is a dead letter of a new submission. */
function hasNoUnreadMail({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables & { candidate: SubmissionsTable }, "candidate">): Expression<SqlBool> {
  return not(
    exists(
      selectFrom("outbox")
        .select("outbox.id")
        .whereRef("submission_id", "=", "candidate.id")
        .where((mail) =>
          mail.or([
            mail("state", "in", ["waiting", "held"]),
            // A receipt that is a dead letter does not matter: the school has its own mail.
            mail.and([
              mail("state", "=", "dead"),
              mail("kind", "=", "school"),
              isOfNewSubmission(mail),
            ]),
          ]),
        ),
    ),
  );
}
