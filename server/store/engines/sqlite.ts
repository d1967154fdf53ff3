import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Kysely } from "kysely";

import { accessProblem } from "../../access/file-access.ts";
import type { Tables } from "../schema/tables.ts";
import { type Engine, QUERY_TIMEOUT } from "./engine.ts";
import { isAboutData, isBusy, isTemporary, isUnopened, sqliteDialect } from "./sqlite-dialect.ts";

const CHECKPOINT_DELAY = 50;

/** The name that a database has once everything of it was moved to PostgreSQL. */
export const movedName = (file: string) => `${file}.moved`;

/**
 * SQLite in one file. Where a full disk has no room for the files beside it, each query tries to open
 * it again.
 * @throws when the file cannot be opened for another reason
 */
export function sqliteEngine(file: string): Engine {
  // A new one would take submissions that nobody looks for there.
  if (!existsSync(file) && existsSync(movedName(file))) {
    throw new Error(
      `Everything in it was moved to PostgreSQL (${movedName(file)} is the old file): set DATABASE_URL to the new database.`,
    );
  }
  // Checked first: SQLite opens a file that it may only read, and only says that it cannot open one.
  const problem = accessProblem([file, `${file}-wal`, `${file}-shm`], "write");
  if (problem) throw new Error(problem);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let opened: { database: DatabaseSync; id: bigint | undefined } | undefined;
  const open = () => {
    opened ??= { database: openFile(file), id: idOf(file) };
    const { database, id } = opened;
    // It would go on taking submissions into a file that has no name any more.
    if (!database.isTransaction && idOf(file) !== id) {
      throw new Error(`${file} was deleted or replaced: start this again`);
    }
    return database;
  };
  const isPassing = (error: unknown) => {
    return isTemporary(error) || (isUnopened(error) && idOf(file) !== undefined);
  };
  try {
    open();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
  return {
    name: "sqlite",
    dialect: sqliteDialect(open),
    checkSafety: async () => {},
    forgetDeleted: async () => truncateLog(open()),
    isTemporary: isPassing,
    isAboutData,
  };
}

/** The number of a file on its disk; undefined if there is no such file. */
function idOf(path: string): bigint | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? found.ino : undefined;
}

/**
 * `synchronous=full` flushes every commit, which in WAL mode `normal` does not, and `fullfsync` does
 * so on macOS, too; `secure_delete` overwrites deleted data with zeros.
 */
function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: QUERY_TIMEOUT });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma busy_timeout = 0;
    `);
  } catch (error) {
    database.close();
    // SQLite cannot make its file of shared memory, and does not say why.
    const isUnexplained = error instanceof Error && error.message === "disk I/O error";
    if (isUnexplained) error.message += ": most often the disk is full";
    throw error;
  }
  restrictAccess(file);
  return database;
}

/** Makes the files, which hold personal data, readable by their owner only. */
function restrictAccess(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(name)) chmodSync(name, 0o600);
    } catch {
      // The file belongs to another user, who decides on its permissions.
    }
  }
}

/** Truncates the write-ahead log, which still contains deleted data; false if readers block it. */
async function truncateLog(database: DatabaseSync): Promise<boolean> {
  const checkpoint = database.prepare("pragma wal_checkpoint(truncate)");
  const start = performance.now();
  while (performance.now() - start < QUERY_TIMEOUT) {
    if (checkpoint.get()?.["busy"] === 0) return true;
    await setTimeout(CHECKPOINT_DELAY);
  }
  return false;
}

/**
 * Opens a SQLite database and locks out all other processes until it is closed; undefined if
 * another process, such as a running site, has it open.
 */
export function openExclusively(file: string): Kysely<Tables> | undefined {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving WAL mode fails if another connection is open.
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = delete");
    // In exclusive locking mode this lock is kept after the commit.
    database.exec("begin exclusive; commit");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(() => database) });
}
