import { type Log, withoutAddresses } from "../../core/log.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { Engine } from "./engine.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";

/**
 * Opens the configured database; PostgreSQL is connected on first use.
 * @throws when SQLite's file cannot be opened
 */
export function openEngine(database: Settings["database"], log: Log): Engine {
  if (database.engine === "sqlite") return sqliteEngine(database.file);
  return postgresEngine(database.url, (error) =>
    log.warn({ cause: withoutAddresses(error.message) }, "Lost a connection to PostgreSQL"),
  );
}
