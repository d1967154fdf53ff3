import type { Engine } from "#server/store/engines/engine.ts";
import { dirname } from "node:path";
import type { Store } from "#server/store/create-store.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { PREPARED } from "./postgres-server.ts";
import { hasPostgres, temporaryPostgresUrl } from "./temporary-postgres.ts";
import { preparedSqlite, temporaryStore } from "./temporary-store.ts";

/** A database that other processes can use, too, and a store on it. */
export interface Database {
  /** The value for the setting DATABASE_URL. */
  url: string;
  store: Store;
  openEngine: () => Engine;
  /** Opens the same database with separate connections, like another server. */
  openAgain: () => Promise<Store>;
}

export interface SqliteDatabase extends Database {
  file: string;
  /** A temporary folder, deleted after the test. */
  folder: string;
}

export async function sqliteDatabase(): Promise<SqliteDatabase> {
  const file = await preparedSqlite();
  return {
    file,
    folder: dirname(file),
    ...(await openDatabase(`sqlite:${file}`, () => sqliteEngine(file))),
  };
}

async function postgresDatabase(): Promise<Database> {
  const url = await temporaryPostgresUrl(PREPARED);
  return openDatabase(url, () => postgresEngine(url, () => {}));
}

async function openDatabase(url: string, openEngine: () => Engine): Promise<Database> {
  const openAgain = () => temporaryStore(openEngine());
  return { url, store: await openAgain(), openEngine, openAgain };
}

/** The available database systems, by name. */
export const databases: [string, () => Promise<Database>][] = [["SQLite", sqliteDatabase]];
if (hasPostgres) databases.push(["PostgreSQL", postgresDatabase]);
