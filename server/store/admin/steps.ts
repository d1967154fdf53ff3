import type { Kysely, Transaction } from "kysely";

import type { Step } from "#forms/steps.ts";

import type { Tables } from "../schema/tables.ts";

/** Who does something, and when (milliseconds since 1970). */
export interface Doing {
  by: string;
  now: number;
  newId: () => string;
}

function eventOf(submission_id: string, { by, now, newId }: Doing) {
  return { id: newId(), submission_id, done_at: now, done_by: by, step: null, note: null };
}

/** Moves a submission within a transaction; see `setStep`. */
export async function moveStep(
  transaction: Transaction<Tables>,
  submissionId: string,
  { from, to }: { from: Step; to: Step },
  doing: Doing,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("submissions")
    .set({ step: to })
    .where("id", "=", submissionId)
    .where("step", "=", from)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) return false;
  if (to !== from) {
    await transaction
      .insertInto("submission_events")
      .values({ ...eventOf(submissionId, doing), step: to })
      .execute();
  }
  return true;
}

/** Records what the school did with submissions. */
export function createSteps(database: Kysely<Tables>) {
  return {
    /**
     * Moves a submission from one step to another. Returns false, and changes nothing, if it is no
     * longer at that step: somebody else has moved it, or it was erased.
     */
    setStep: (submissionId: string, move: { from: Step; to: Step }, doing: Doing) =>
      database
        .transaction()
        .execute((transaction) => moveStep(transaction, submissionId, move, doing)),

    /** Adds a note; returns false if there is no such submission. */
    addNote(submissionId: string, note: string, doing: Doing): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom("submissions")
          .select("id")
          .where("id", "=", submissionId)
          .executeTakeFirst();
        if (!found) return false;
        await transaction
          .insertInto("submission_events")
          .values({ ...eventOf(submissionId, doing), note })
          .execute();
        return true;
      });
    },

    /** Takes back somebody’s last note with these words. */
    async removeNote(submissionId: string, note: string, by: string): Promise<void> {
      const last = database
        .selectFrom("submission_events")
        .select("id")
        .where("submission_id", "=", submissionId)
        .where("note", "=", note)
        .where("done_by", "=", by)
        .orderBy("done_at", "desc")
        .limit(1);
      await database.deleteFrom("submission_events").where("id", "in", last).execute();
    },
  };
}
