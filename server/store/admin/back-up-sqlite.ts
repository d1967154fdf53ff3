import { backup, DatabaseSync } from "node:sqlite";

/** Pages copied between two reports: 4 MiB. */
const STEP = 1024;

/**
 * Copies a database, as it is at this moment, while others go on writing. The copy is one file,
 * read through once to make sure that it can be.
 * @param target an empty file
 * @param onProgress told how much of it is done, from 0 to 1
 * @returns how many submissions the copy holds
 * @throws when the copy is not sound
 */
export async function backUpSqlite(
  source: string,
  target: string,
  onProgress: (part: number) => void,
): Promise<number> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // Without a transaction around it the copy begins again each time that somebody writes.
    database.exec("begin; select count(*) from write_checks");
    await backup(database, target, {
      rate: STEP,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
    });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(target);
  try {
    copy.exec("pragma journal_mode = delete");
    const soundness = copy.prepare("pragma quick_check(1)").get()?.["quick_check"];
    if (soundness !== "ok") throw new Error(`The copy is not sound: ${soundness}`);
    return Number(copy.prepare("select count(*) as count from submissions").get()?.["count"]);
  } finally {
    copy.close();
  }
}
