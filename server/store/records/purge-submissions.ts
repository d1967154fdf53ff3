import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";

import { BATCH } from "../batches.ts";
import { countRows } from "../count-rows.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";
import { isOfNewSubmission } from "../unanswered-mail.ts";

/**
 * Deletes submissions received before a time (ISO 8601, UTC), with their mails. Excludes those that
 * nobody may have read: with mails waiting or held, or a dead letter to the school while
 * they are new.
 * @param deleteFiles called first: after a crash between the two, the next run repeats both
 * @returns how many were deleted
 */
export async function purgeSubmissions(
  database: Kysely<Tables>,
  receivedBefore: string,
  deleteFiles: (ids: readonly string[], receivedBefore: string) => Promise<void>,
): Promise<number> {
  const oldest = database
    .selectFrom("submissions as candidate")
    .select("candidate.id")
    .where("received_at", "<", receivedBefore)
    .where(hasNoUnreadMail)
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
}

export function countPurgeable(database: Kysely<Tables>, receivedBefore: string): Promise<number> {
  return countRows(
    database
      .selectFrom("submissions as candidate")
      .where("received_at", "<", receivedBefore)
      .where(hasNoUnreadMail),
  );
}

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
