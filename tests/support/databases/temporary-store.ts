import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "#server/store/engines/engine.ts";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { onTestFinished } from "vitest";

/** A real store, ready for use, closed when the test is over. */
export async function temporaryStore(engine: Engine = temporarySqlite()): Promise<Store> {
  const store = createStore(engine);
  onTestFinished(() => store.close());
  await store.prepare();
  return store;
}

/** A file of its own for the test that asks for it. */
export function temporarySqlite(): Engine {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return sqliteEngine(join(folder, "site.db"));
}
