import type { Kysely } from "kysely";

import type { SignInEventsTable, Tables } from "../schema/tables.ts";

/** Milliseconds for which the history is kept. */
const KEPT = 366 * 24 * 3_600_000;

/** The history of who signed in to the studio. */
export interface SignInEvents {
  /** Adds an event, and deletes those of more than a year before. */
  add(event: SignInEventsTable): Promise<void>;
  /** The newest events, the newest first. */
  newest(limit: number): Promise<SignInEventsTable[]>;
}

export function createSignInEvents(database: Kysely<Tables>): SignInEvents {
  return {
    async add(event) {
      await database
        .deleteFrom("sign_in_events")
        .where("done_at", "<", event.done_at - KEPT)
        .execute();
      await database.insertInto("sign_in_events").values(event).execute();
    },
    newest: (limit) =>
      database
        .selectFrom("sign_in_events")
        .selectAll()
        .orderBy("done_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
  };
}
