import { backup, DatabaseSync } from "node:sqlite";

/** Pages copied at once: 4 MiB. */
const STEP = 1024;

/**
 * Copies a snapshot of a SQLite database, while other processes write to it, and checks the copy.
 * @param target an empty file
 * @returns the number of submissions in the copy
 * @throws when the copy is corrupt
 */
export async function backUpSqlite(source: string, target: string): Promise<number> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // Outside a transaction, SQLite restarts a backup after each write of another process.
    database.exec("begin; select count(*) from write_checks");
    await backup(database, target, { rate: STEP });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(target);
  try {
    copy.exec("pragma journal_mode = delete");
    const checkResult = copy.prepare("pragma quick_check(1)").get()?.["quick_check"];
    if (checkResult !== "ok") throw new Error(`The copy is not sound: ${checkResult}`);
    return Number(copy.prepare("select count(*) as count from submissions").get()?.["count"]);
  } finally {
    copy.close();
  }
}
