import type { Kysely } from "kysely";

import type { MailState } from "#forms/mail-states.ts";

import { IN_FLIGHT } from "../mail-times.ts";
import type { Tables } from "../schema/tables.ts";

/** The columns of a mail that is to be sent now. */
export function dueNow(now: number): Partial<Tables["outbox"]> {
  return {
    state: "waiting",
    next_at: now,
    // Resets the age at which a mail becomes a dead letter, but not `attempts`: an earlier attempt
    // must not record its result.
    created_at: now,
    finished_at: null,
  };
}

/** Makes mails due again. */
export function createRequeuing(database: Kysely<Tables>) {
  /** Makes the mails in a state due now, of one submission or of all; returns how many. */
  const requeue = async (state: MailState, now: number, submissionId: string | undefined) => {
    const { numUpdatedRows } = await database
      .updateTable("outbox")
      .set(dueNow(now))
      .where("state", "=", state)
      .$if(submissionId !== undefined, (query) =>
        query.where("submission_id", "=", submissionId ?? ""),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  };
  return {
    requeue,

    /** Makes a submission's dead and waiting mails due, except those that may be in flight. */
    async resend(submissionId: string, now: number): Promise<number> {
      const requeued = await requeue("dead", now, submissionId);
      const { numUpdatedRows } = await database
        .updateTable("outbox")
        .set({ next_at: now })
        .where("submission_id", "=", submissionId)
        .where("state", "=", "waiting")
        .where("next_at", ">", now + IN_FLIGHT)
        .executeTakeFirstOrThrow();
      return requeued + Number(numUpdatedRows);
    },
  };
}
