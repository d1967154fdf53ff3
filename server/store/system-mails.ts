import type { Kysely } from "kysely";

import type { MailKind, OutboxTable, SystemMailKind, Tables } from "./schema/tables.ts";

interface QueuedMail {
  id: string;
  kind: MailKind;
  now: number;
}

/** The row of a mail that is due now; as it is, of one about no submission. */
export function queuedMail({ id, kind, now }: QueuedMail): OutboxTable {
  return {
    id,
    submission_id: null,
    kind,
    state: "waiting",
    attempts: 0,
    next_at: now,
    created_at: now,
    finished_at: null,
    last_error: null,
    receipt_slot: null,
  };
}

/** Mails from the system to the school, sent through the outbox. */
export function createSystemMails(database: Kysely<Tables>) {
  return {
    /**
     * Puts a mail into the outbox, durable on return; returns false if a mail with that id exists
     * already, for example from another server.
     */
    async enqueue(mail: QueuedMail & { kind: SystemMailKind }) {
      const inserted = await database
        .insertInto("outbox")
        .values(queuedMail(mail))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** The newest mail of a kind whose id sorts before `id`; undefined if there is none. */
    previous: (kind: SystemMailKind, id: string) =>
      database
        .selectFrom("outbox")
        .select(["id", "created_at"])
        .where("submission_id", "is", null)
        .where("kind", "=", kind)
        .where("id", "<", id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst(),

    /** Whether the outbox has a mail from before that time (milliseconds since 1970). */
    async wasInUseBefore(moment: number) {
      const earlier = await database
        .selectFrom("outbox")
        .select("id")
        .where("created_at", "<", moment)
        .limit(1)
        .executeTakeFirst();
      return earlier !== undefined;
    },
  };
}
