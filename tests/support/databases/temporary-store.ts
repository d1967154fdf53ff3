import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "#server/store/engines/engine.ts";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { onTestFinished } from "vitest";

/** A prepared store, closed after the test. */
export async function temporaryStore(engine: Engine = temporarySqlite()): Promise<Store> {
  const store = createStore(engine);
  onTestFinished(() => store.close());
  await store.prepare();
  return store;
}

/** SQLite with a temporary file, deleted after the test. */
export function temporarySqlite(): Engine {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return sqliteEngine(join(folder, "site.db"));
}
