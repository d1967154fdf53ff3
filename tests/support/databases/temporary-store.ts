import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentUpgrade } from "#server/store/content/content-upgrades.ts";
import type { Engine } from "#server/store/engines/engine.ts";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { onTestFinished } from "vitest";

import { temporaryFolder } from "../server/temporary-folder.ts";

/** A prepared store, closed after the test. */
export async function temporaryStore(
  engine?: Engine,
  upgrades?: readonly ContentUpgrade[],
): Promise<Store> {
  const store = createStore(engine ?? sqliteEngine(await preparedSqlite()), upgrades);
  onTestFinished(() => store.close());
  await store.prepare();
  return store;
}

let prepared: Promise<Buffer> | undefined;

/** A temporary file of SQLite that has all tables: making them would take most of a test’s time. */
export async function preparedSqlite(): Promise<string> {
  prepared ??= makeTables(join(temporaryFolder(), "site.db"));
  const file = join(temporaryFolder(), "site.db");
  writeFileSync(file, await prepared);
  return file;
}

async function makeTables(file: string): Promise<Buffer> {
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  await store.close();
  return readFileSync(file);
}

/** SQLite with a temporary file, deleted after the test. */
export function temporarySqlite(): Engine {
  const folder = temporaryFolder();
  return sqliteEngine(join(folder, "site.db"));
}
