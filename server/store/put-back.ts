import type { Kysely } from "kysely";

import type { Tables } from "./tables.ts";

/** How many are changed in one transaction: others want to write too. */
const BATCH = 500;

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

/** Has a submission's mails that were given up, or held back, sent now; returns how many. */
export async function putBackMails(
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

/** Has every mail sent that was given up until now; returns how many. */
export async function putBackAllDead(database: Kysely<Tables>, now: number): Promise<number> {
  let putBack = 0;
  for (;;) {
    const { numUpdatedRows } = await database
      .updateTable("outbox")
      .set(dueNow(now))
      .where("id", "in", (dead) =>
        dead
          .selectFrom("outbox as candidate")
          .select("candidate.id")
          .where("state", "=", "dead")
          // Not those that the site gives up again meanwhile: there would be no end.
          .where("finished_at", "<=", now)
          .limit(BATCH),
      )
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    const count = Number(numUpdatedRows);
    putBack += count;
    if (count < BATCH) return putBack;
  }
}
