import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

import type { Engine } from "./engine.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { isAboutData, isAway } from "./sqlite-error.ts";

export interface SqliteEngine extends Engine {
  name: "sqlite";
}

/** How long opening waits for another process that is writing, in milliseconds. */
const LONGEST_WAIT = 5000;
const CHECKPOINT_DELAY = 50;

/**
 * SQLite in one file. `synchronous=full` flushes every commit: an accepted submission survives
 * the machine losing its power, which `normal` does not promise in WAL mode. `secure_delete`
 * overwrites with zeros what is deleted: who asks to be erased is.
 * @throws when the file cannot be opened
 */
export function sqliteEngine(file: string): SqliteEngine {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma busy_timeout = 0;
  `);
  hideFromOthers(file);
  return {
    name: "sqlite",
    dialect: sqliteDialect(database),
    checkSafety: async () => {},
    forgetDeleted: () => emptyLog(database),
    isAway,
    isAboutData,
  };
}

/** Names and dates of birth: readable by their owner only, whatever an earlier release left. */
function hideFromOthers(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(name)) chmodSync(name, 0o600);
    } catch {
      // Of another user, who lets this one write: that is theirs to decide.
    }
  }
}

/** The log of recent writes holds pages as they were until it is emptied. */
async function emptyLog(database: DatabaseSync): Promise<boolean> {
  const checkpoint = database.prepare("pragma wal_checkpoint(truncate)");
  const start = performance.now();
  while (performance.now() - start < LONGEST_WAIT) {
    if (checkpoint.get()?.["busy"] === 0) return true;
    await setTimeout(CHECKPOINT_DELAY);
  }
  return false;
}
