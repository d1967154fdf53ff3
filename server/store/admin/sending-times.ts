import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema/tables.ts";

/**
 * Counts the mails about submissions that were sent since a moment, by how long they waited.
 * @param limits milliseconds, ascending: a mail counts for the first limit that it stayed below
 * @returns one count for each limit, and one for longer waits
 */
export async function countSendingTimes(
  database: Kysely<Tables>,
  since: number,
  limits: readonly number[],
): Promise<number[]> {
  const cases = sql.join(
    limits.map(
      (limit, index) => sql`when finished_at - created_at < ${limit} then ${sql.lit(index)}`,
    ),
    sql` `,
  );
  const group = sql<number>`case ${cases} else ${sql.lit(limits.length)} end`;
  const rows = await database
    .with("times", (build) =>
      build
        .selectFrom("outbox")
        .select(group.as("slot"))
        .where("state", "=", "sent")
        .where("submission_id", "is not", null)
        .where("finished_at", ">=", since),
    )
    .selectFrom("times")
    .select(({ fn }) => ["slot", fn.countAll<number>().as("mails")])
    .groupBy("slot")
    .execute();
  const counts = new Map(rows.map(({ slot, mails }) => [slot, mails]));
  return Array.from({ length: limits.length + 1 }, (_, index) => counts.get(index) ?? 0);
}
