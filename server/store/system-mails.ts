import type { Kysely } from "kysely";

import type { SystemMailKind, Tables } from "./schema/tables.ts";

/** Mails that the system owes the school; they go through the outbox like every other. */
export interface SystemMails {
  /**
   * Puts a mail into the outbox, durable on return; returns false where one of that id is there
   * already, whichever server wrote it.
   */
  enqueue(mail: { id: string; kind: SystemMailKind; now: number }): Promise<boolean>;
  /** The id of the newest mail of a kind that sorts before `id`; undefined: there is none. */
  previousId(kind: SystemMailKind, id: string): Promise<string | undefined>;
  /** Whether the store owed any mail before that moment (milliseconds since 1970). */
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
