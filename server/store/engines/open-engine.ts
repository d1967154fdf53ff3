import { SentenceError } from "#content/sentence-error.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { Engine } from "./engine.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";

/**
 * Opens the configured database; PostgreSQL is connected on first use.
 * @throws {SentenceError} when SQLite's file cannot be opened
 */
export function openEngine(database: Settings["database"], log: Log): Engine {
  if (database.engine === "postgres") {
    return postgresEngine(database.url, (error) =>
      log.warn({ cause: withoutAddresses(error.message) }, "Lost a connection to PostgreSQL"),
    );
  }
  try {
    return sqliteEngine(database.file);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new SentenceError(`DATABASE_URL cannot be used as a database. ${cause}`);
  }
}
