import type { Kysely } from "kysely";

import type { BrowserErrorsTable, Tables } from "./schema/tables.ts";

/** Counts of the errors that visitors' browsers reported. Days are in UTC, `2025-01-06`. */
export interface BrowserErrors {
  /** Adds to the counts, and deletes those of the days before `keepFrom`. */
  add(counts: readonly BrowserErrorsTable[], keepFrom: string): Promise<void>;
  /** The counts of the days from `from` until before `to`. */
  counts(days: { from: string; to: string }): Promise<BrowserErrorsTable[]>;
}

export function createBrowserErrors(database: Kysely<Tables>): BrowserErrors {
  return {
    async add(counts, keepFrom) {
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
    counts: ({ from, to }) =>
      database
        .selectFrom("browser_errors")
        .selectAll()
        .where("day", ">=", from)
        .where("day", "<", to)
        .execute(),
  };
}
