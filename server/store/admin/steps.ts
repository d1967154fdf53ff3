import type { Kysely, Transaction } from "kysely";

import type { Step } from "#forms/steps.ts";

import type { NoteKind, Tables } from "../schema/tables.ts";

/** Who does something, and when (milliseconds since 1970). */
export interface Doing {
  by: string;
  now: number;
  newId: () => string;
}

function eventOf(submission_id: string, { by, now, newId }: Doing) {
  const kind: NoteKind = "note";
  return { id: newId(), submission_id, done_at: now, done_by: by, step: null, note: null, kind };
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

    /** Adds a note; returns false if there is no such submission, or a note with this id already. */
    addNote(
      submissionId: string,
      note: string,
      doing: Doing,
      kind: NoteKind = "note",
    ): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom("submissions")
          .select("id")
          .where("id", "=", submissionId)
          .executeTakeFirst();
        if (!found) return false;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("submission_events")
          .values({ ...eventOf(submissionId, doing), note, kind })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        return Number(numInsertedOrUpdatedRows) > 0;
      });
    },

    /**
     * Takes back what somebody did at a moment: the notes, and each step that is still set. Returns
     * false, and changes nothing, if that of `submissionId` is not.
     */
    takeBack(at: number, doing: Doing, submissionId?: string): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        const steps = transaction.selectFrom("submission_events").where("step", "is not", null);
        const done = await steps
          .select(["submission_id", "step"])
          .where("done_by", "=", doing.by)
          .where("done_at", "=", at)
          .execute();
        const isOwn = ({ submission_id }: (typeof done)[number]) => submission_id === submissionId;
        for (const event of [...done.filter(isOwn), ...done.filter((one) => !isOwn(one))]) {
          const { submission_id: id, step } = event;
          const before = await steps
            .select("step")
            .where("submission_id", "=", id)
            .where("done_at", "<", at)
            .orderBy("done_at", "desc")
            .executeTakeFirst();
          const move = { from: step ?? "new", to: before?.step ?? "new" };
          const isBack = await moveStep(transaction, id, move, doing);
          if (!isBack && isOwn(event)) return false;
        }
        await transaction
          .deleteFrom("submission_events")
          .where("done_by", "=", doing.by)
          .where("done_at", "=", at)
          .where("step", "is", null)
          .execute();
        return true;
      });
    },
  };
}
