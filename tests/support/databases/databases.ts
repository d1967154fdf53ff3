import { join } from "node:path";
import type { Store } from "#server/store/create-store.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { hasPostgres, temporaryPostgresUrl } from "./temporary-postgres.ts";
import { temporaryStore } from "./temporary-store.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** A database that other processes can use, too, and a store on it. */
export interface Database {
  /** The value for the setting DATABASE_URL. */
  url: string;
  store: Store;
  /** Opens the same database with separate connections, like another server. */
  openAgain: () => Promise<Store>;
}

export interface SqliteDatabase extends Database {
  file: string;
  /** A temporary folder, deleted after the test. */
  folder: string;
}

export async function sqliteDatabase(): Promise<SqliteDatabase> {
  const folder = temporaryFolder();
  const file = join(folder, "site.db");
  const openAgain = () => temporaryStore(sqliteEngine(file));
  return { url: `sqlite:${file}`, file, folder, store: await openAgain(), openAgain };
}

async function postgresDatabase(): Promise<Database> {
  const url = await temporaryPostgresUrl();
  const openAgain = () => temporaryStore(postgresEngine(url, () => {}));
  return { url, store: await openAgain(), openAgain };
}

/** The available database systems, by name. */
export const databases: [string, () => Promise<Database>][] = [["SQLite", sqliteDatabase]];
if (hasPostgres) databases.push(["PostgreSQL", postgresDatabase]);
