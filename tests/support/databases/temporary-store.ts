import { join } from "node:path";
import type { ContentUpgrade } from "#server/store/content/content-upgrades.ts";
import type { Engine } from "#server/store/engines/engine.ts";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { onTestFinished } from "vitest";

import { temporaryFolder } from "../server/temporary-folder.ts";

/** A prepared store, closed after the test. */
export async function temporaryStore(
  engine: Engine = temporarySqlite(),
  upgrades?: readonly ContentUpgrade[],
): Promise<Store> {
  const store = createStore(engine, upgrades);
  onTestFinished(() => store.close());
  await store.prepare();
  return store;
}

/** SQLite with a temporary file, deleted after the test. */
export function temporarySqlite(): Engine {
  const folder = temporaryFolder();
  return sqliteEngine(join(folder, "site.db"));
}
