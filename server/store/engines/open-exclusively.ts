import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";

import { sqliteDialect } from "./sqlite-dialect.ts";
import { isBusy } from "./sqlite-error.ts";
import type { Tables } from "../schema/tables.ts";

/**
 * Opens a SQLite database that nobody else has open, and keeps everybody else out until it is
 * closed. Undefined where somebody has it open, such as a running site.
 */
export function openAlone(file: string): Kysely<Tables> | undefined {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving the mode in which readers and a writer work side by side takes being alone.
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = delete");
    // The lock is taken by a write and kept.
    database.exec("begin exclusive; commit");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(database) });
}
