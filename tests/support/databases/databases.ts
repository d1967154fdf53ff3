import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "#server/store/create-store.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { onTestFinished } from "vitest";

import { hasPostgres, temporaryPostgresUrl } from "./temporary-postgres.ts";
import { temporaryStore } from "./temporary-store.ts";

/** A database that other processes can use as well, and what this process sees of it. */
export interface Database {
  /** As in the setting DATABASE_URL. */
  url: string;
  store: Store;
  /** The same database over connections of its own, as another server has it. */
  openAgain: () => Promise<Store>;
}

export interface SqliteDatabase extends Database {
  file: string;
  /** Of its own; gone when the test is over. */
  folder: string;
}

export async function sqliteDatabase(): Promise<SqliteDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "site.db");
  const openAgain = () => temporaryStore(sqliteEngine(file));
  return { url: `sqlite:${file}`, file, folder, store: await openAgain(), openAgain };
}

async function postgresDatabase(): Promise<Database> {
  const url = await temporaryPostgresUrl();
  const openAgain = () => temporaryStore(postgresEngine(url, () => {}));
  return { url, store: await openAgain(), openAgain };
}

/** One of each kind that there is here, by its name. */
export const databases: [string, () => Promise<Database>][] = [["SQLite", sqliteDatabase]];
if (hasPostgres) databases.push(["PostgreSQL", postgresDatabase]);
