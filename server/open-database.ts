import type { Log } from "./core/log.ts";
import { type Settings, SettingsError } from "./core/settings/settings.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";

/** @throws {SettingsError} when the file cannot be opened */
export function openDatabase({ database }: Settings, log: Log): SqliteEngine | PostgresEngine {
  try {
    return openEngine(database, log);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATABASE_URL cannot be used as a database. ${cause}`);
  }
}
