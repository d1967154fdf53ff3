import type { Clock } from "./core/clock.ts";
import { type Log, withoutAddresses } from "./core/log.ts";
import { type Settings, SettingsError } from "./core/settings/settings.ts";
import { createStore, type Store } from "./store/create-store.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";
import type { Engine } from "./store/engines/engine.ts";

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

/** Milliseconds between attempts to reach the database. */
const PAUSE = 5000;

/**
 * Prepares the store, and retries while the database is unreachable: after a power cut it may start
 * later than the site.
 * @param onAway called after each failed attempt
 * @throws when the database is reachable but cannot be used
 */
export async function prepareStore(
  store: Pick<Store, "prepare">,
  engine: Pick<Engine, "isTemporary">,
  { clock, log, onAway }: { clock: Clock; log: Log; onAway: () => void },
): Promise<void> {
  for (;;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (!engine.isTemporary(error)) throw error;
      log.error({ cause: withoutAddresses(error) }, "The database cannot be reached; trying again");
      onAway();
      await new Promise<void>((resolve) => clock.after(PAUSE, resolve));
    }
  }
}
