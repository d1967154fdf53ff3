import type { Kysely } from "kysely";

import { DAY } from "../../core/durations.ts";
import type { SignInEventsTable, Tables } from "../schema/tables.ts";
import { createSignInLinks } from "./sign-in-links.ts";
import { createStudioSessions } from "./studio-sessions.ts";

/** Milliseconds for which the history is kept. */
const KEPT = 366 * DAY;

export type SignInStore = ReturnType<typeof createSignInStore>;

/** Everything about signing in to the studio. */
export function createSignInStore(database: Kysely<Tables>) {
  return {
    links: createSignInLinks(database),
    sessions: createStudioSessions(database),
    events: createSignInEvents(database),
  };
}

function createSignInEvents(database: Kysely<Tables>) {
  return {
    /** Adds an event, and deletes those of more than a year before. */
    async add(event: SignInEventsTable) {
      await database
        .deleteFrom("sign_in_events")
        .where("done_at", "<", event.done_at - KEPT)
        .execute();
      await database.insertInto("sign_in_events").values(event).execute();
    },
    newest: (limit: number) =>
      database
        .selectFrom("sign_in_events")
        .selectAll()
        .orderBy("done_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
  };
}
