import type { Kysely } from "kysely";

import type { StudioSessionsTable, Tables } from "../schema/tables.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A browser is signed out after this time without a request, and this time after signing in. */
const LONGEST_PAUSE = 7 * DAY;
export const LONGEST_SESSION = 30 * DAY;

/** A session without its secret. */
export type StudioSession = Omit<StudioSessionsTable, "token_hash">;

/** The browsers that are signed in to the studio. Times are milliseconds since 1970. */
export interface StudioSessions {
  /** Starts a session, and deletes those that are over. */
  start(session: StudioSessionsTable): Promise<void>;
  /** The session of a cookie, if it is not over; notes that it was used. */
  use(tokenHash: string, now: number): Promise<StudioSession | undefined>;
  /** All sessions that are not over, the newest first. */
  list(now: number): Promise<StudioSession[]>;
  /** Ends one session; returns it if there was one. */
  end(id: string): Promise<StudioSession | undefined>;
  /** Ends all sessions of an account. */
  endAll(account: string): Promise<void>;
}

const COLUMNS = ["id", "account", "device", "signed_in_at", "seen_at"] as const;

export function createStudioSessions(database: Kysely<Tables>): StudioSessions {
  const live = (now: number) =>
    database
      .selectFrom("studio_sessions")
      .select(COLUMNS)
      .where("signed_in_at", ">", now - LONGEST_SESSION)
      .where("seen_at", ">", now - LONGEST_PAUSE);

  return {
    async start(session) {
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

    async use(tokenHash, now) {
      const session = await live(now).where("token_hash", "=", tokenHash).executeTakeFirst();
      if (session && session.seen_at < now - MINUTE) {
        await database
          .updateTable("studio_sessions")
          .set({ seen_at: now })
          .where("id", "=", session.id)
          .execute();
      }
      return session;
    },

    list: (now) => live(now).orderBy("signed_in_at", "desc").execute(),

    end: (id) =>
      database
        .deleteFrom("studio_sessions")
        .where("id", "=", id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async endAll(account) {
      await database.deleteFrom("studio_sessions").where("account", "=", account).execute();
    },
  };
}
