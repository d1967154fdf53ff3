import type { Kysely } from "kysely";

import { DAY } from "../../core/durations.ts";
import type { Tables } from "../schema/tables.ts";

type KeptFile = Omit<Tables["kept_files"], "used_at">;

const KEPT_FOR = 30 * DAY;

/** Files that belong to the pages of earlier versions, or of another server's version. */
export function createKeptFiles(database: Kysely<Tables>) {
  return {
    /** Stores files of the current pages, or renews those that are there. */
    put: async (files: readonly KeptFile[], now: number): Promise<void> => {
      await database
        .insertInto("kept_files")
        // In one order, because two servers could deadlock otherwise.
        .values(files.toSorted(byName).map((file) => ({ ...file, used_at: now })))
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ used_at: now }))
        .execute();
    },

    async get(name: string): Promise<Uint8Array | undefined> {
      const file = await database
        .selectFrom("kept_files")
        .select("bytes")
        .where("name", "=", name)
        .executeTakeFirst();
      return file?.bytes;
    },

    /** Deletes the files that have not been current for 30 days; returns how many. */
    async purge(now: number): Promise<number> {
      const deleted = await database
        .deleteFrom("kept_files")
        .where("used_at", "<", now - KEPT_FOR)
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },
  };
}

function byName(one: KeptFile, other: KeptFile): number {
  return one.name < other.name ? -1 : 1;
}
