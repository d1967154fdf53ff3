import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";

type Refusal = Pick<Tables["content_refusals"], "server" | "problem">;

/** Milliseconds after which a server has ended that has not repeated its refusal. */
const CURRENT_FOR = 3 * 60_000;

/** Which servers show older pages than they should. */
export function createContentRefusals(database: Kysely<Tables>) {
  return {
    /** Stores or repeats a refusal; to be repeated every minute. */
    async put({ server, problem }: Refusal, now: number): Promise<void> {
      const changed = { problem, refused_at: now };
      await database
        .insertInto("content_refusals")
        .values({ server, ...changed })
        .onConflict((conflict) => conflict.column("server").doUpdateSet(changed))
        .execute();
    },

    /** Removes what a server has refused before, and refusals of servers that have ended. */
    async remove(server: string, now: number): Promise<void> {
      await database
        .deleteFrom("content_refusals")
        .where((where) =>
          where.or([where("server", "=", server), where("refused_at", "<", now - CURRENT_FOR)]),
        )
        .execute();
    },

    current: (now: number) =>
      database
        .selectFrom("content_refusals")
        .select(["server", "problem"])
        .where("refused_at", ">=", now - CURRENT_FOR)
        .orderBy("server")
        .execute(),
  };
}
