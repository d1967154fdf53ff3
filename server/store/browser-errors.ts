import type { Kysely } from "kysely";

import type { BrowserErrorsTable, Tables } from "./schema/tables.ts";

export type BrowserErrors = ReturnType<typeof createBrowserErrors>;

/** Counts of the errors that visitors' browsers reported. Days are in UTC, `2025-01-06`. */
export function createBrowserErrors(database: Kysely<Tables>) {
  return {
    /** Adds to the counts, and deletes those of the days before `keepFrom`. */
    async add(counts: readonly BrowserErrorsTable[], keepFrom: string) {
      await database.deleteFrom("browser_errors").where("day", "<", keepFrom).execute();
      if (counts.length === 0) return;
      await database
        .insertInto("browser_errors")
        .values(counts)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "kind", "error", "page", "browser", "release"])
            .doUpdateSet(({ eb, ref }) => ({
              count: eb("browser_errors.count", "+", ref("excluded.count")),
            })),
        )
        .execute();
    },
    /** The counts of the days from `from` until before `to`. */
    counts: ({ from, to }: { from: string; to: string }) =>
      database
        .selectFrom("browser_errors")
        .selectAll()
        .where("day", ">=", from)
        .where("day", "<", to)
        .execute(),
  };
}
