import type { Kysely } from "kysely";

import type { SystemMailKind, Tables } from "./schema/tables.ts";

/** Mails from the system to the school, sent through the outbox. */
export interface SystemMails {
  /**
   * Puts a mail into the outbox, durable on return; returns false if a mail with that id exists
   * already, for example from another server.
   */
  enqueue(mail: { id: string; kind: SystemMailKind; now: number }): Promise<boolean>;
  /** The id of the newest mail of a kind that sorts before `id`; undefined if there is none. */
  previousId(kind: SystemMailKind, id: string): Promise<string | undefined>;
  /** Whether the outbox has a mail from before that time (milliseconds since 1970). */
  wasInUseBefore(moment: number): Promise<boolean>;
}

export function createSystemMails(database: Kysely<Tables>): SystemMails {
  return {
    async enqueue({ id, kind, now }) {
      const inserted = await database
        .insertInto("outbox")
        .values({
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
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async previousId(kind, id) {
      const previous = await database
        .selectFrom("outbox")
        .select("id")
        .where("submission_id", "is", null)
        .where("kind", "=", kind)
        .where("id", "<", id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return previous?.id;
    },

    async wasInUseBefore(moment) {
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
