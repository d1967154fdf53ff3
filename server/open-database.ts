import type { Clock } from "./core/clock.ts";
import type { Log } from "./core/log.ts";
import { type Settings, SettingsError } from "./core/settings/settings.ts";
import { createStore, type Store } from "./store/create-store.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";
import { prepareStore } from "./store/wait-for-database.ts";

interface OpenStore {
  engine: SqliteEngine | PostgresEngine;
  store: Store;
  /** Settles once the store can be used, or never can be. */
  prepared: Promise<void>;
  /** Whether the first attempt to reach the database succeeded. */
  isReachable: boolean;
}

/**
 * Opens the store, and waits for a first attempt to reach the database; further ones follow.
 * @throws {SettingsError} when the file cannot be opened
 */
export async function openStore(settings: Settings, clock: Clock, log: Log): Promise<OpenStore> {
  const engine = openDatabase(settings, log);
  const store = createStore(engine);
  const away = Promise.withResolvers<void>();
  const prepared = prepareStore(store, engine, { clock, log, onAway: away.resolve });
  const isReachable = await Promise.race([
    prepared.then(() => true),
    away.promise.then(() => false),
  ]);
  return { engine, store, prepared, isReachable };
}

function openDatabase({ database }: Settings, log: Log): SqliteEngine | PostgresEngine {
  try {
    return openEngine(database, log);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATABASE_URL cannot be used as a database. ${cause}`);
  }
}
