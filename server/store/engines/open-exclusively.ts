import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";

import { sqliteDialect } from "./sqlite-dialect.ts";
import { isBusy } from "./sqlite-error.ts";
import type { Tables } from "../schema/tables.ts";

/**
 * Opens a SQLite database and locks out all other processes until it is closed; undefined if
 * another process, such as a running site, has it open.
 */
export function openExclusively(file: string): Kysely<Tables> | undefined {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving WAL mode fails if another connection is open.
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = delete");
    // In exclusive locking mode this lock is kept after the commit.
    database.exec("begin exclusive; commit");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(database) });
}
