import type { Kysely } from "kysely";

import { DAY, MINUTE } from "../../core/durations.ts";
import type { StudioSessionsTable, Tables } from "../schema/tables.ts";

/** A browser is signed out after this time without a request, and this time after signing in. */
const LONGEST_PAUSE = 7 * DAY;
export const LONGEST_SESSION = 30 * DAY;

/** A session without its secret. */
export type StudioSession = Omit<StudioSessionsTable, "token_hash">;

const COLUMNS = ["id", "account", "device", "signed_in_at", "seen_at"] as const;

/** The browsers that are signed in to the studio. Times are milliseconds since 1970. */
export function createStudioSessions(database: Kysely<Tables>) {
  const live = (now: number) =>
    database
      .selectFrom("studio_sessions")
      .select(COLUMNS)
      .where("signed_in_at", ">", now - LONGEST_SESSION)
      // One that began while the clock was years ahead would last as long.
      .where("signed_in_at", "<", now + DAY)
      .where("seen_at", ">", now - LONGEST_PAUSE);

  return {
    /** Starts a session, and deletes those that are over. */
    async start(session: StudioSessionsTable) {
      const now = session.signed_in_at;
      await database
        .deleteFrom("studio_sessions")
        .where(({ or, eb }) =>
          or([
            eb("signed_in_at", "<=", now - LONGEST_SESSION),
            eb("seen_at", "<=", now - LONGEST_PAUSE),
          ]),
        )
        .execute();
      await database.insertInto("studio_sessions").values(session).execute();
    },

    /** The session of a cookie, if it is not over; notes that it was used. */
    async use(tokenHash: string, now: number) {
      const session = await live(now).where("token_hash", "=", tokenHash).executeTakeFirst();
      if (session && session.seen_at < now - MINUTE) {
        await database
          .updateTable("studio_sessions")
          .set({ seen_at: now })
          .where("id", "=", session.id)
          .execute()
          // On a full disk whoever is signed in must still see what is wrong.
          .catch(() => {});
      }
      return session;
    },

    /** All sessions that are not over, the newest first. */
    list: (now: number) => live(now).orderBy("signed_in_at", "desc").execute(),

    /** Ends one session; returns it if there was one. */
    end: (id: string) =>
      database
        .deleteFrom("studio_sessions")
        .where("id", "=", id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async endAll(account: string) {
      await database.deleteFrom("studio_sessions").where("account", "=", account).execute();
    },
  };
}
