import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";

/** How many are kept: a server may still read the one before. */
const KEPT = 3;

/** Whole rendered sites, for servers that have no data folder in common. */
export function createRenderedSites(database: Kysely<Tables>) {
  return {
    /** @param file the name of its file in a server's cache */
    async get(file: string): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom("rendered_sites")
        .select("bytes")
        .where("file", "=", file)
        .executeTakeFirst();
      return row && Buffer.from(row.bytes);
    },

    async put(file: string, bytes: Uint8Array, now: number): Promise<void> {
      await database
        .insertInto("rendered_sites")
        .values({ file, bytes, rendered_at: now })
        .onConflict((conflict) => conflict.column("file").doNothing())
        .execute();
      await database
        .deleteFrom("rendered_sites")
        .where("file", "not in", (newest) =>
          newest
            .selectFrom("rendered_sites")
            .select("file")
            .orderBy("rendered_at", "desc")
            .limit(KEPT),
        )
        .execute();
    },
  };
}
