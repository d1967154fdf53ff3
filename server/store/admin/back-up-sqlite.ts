import { DatabaseSync } from "node:sqlite";

/**
 * Copies a snapshot of a SQLite database, while other processes write to it, and checks the copy.
 * Leaves out the room of what was deleted, which the file itself keeps, and the studio's sessions:
 * after a restore, a browser that was signed out since would be signed in again.
 * @param target an empty file
 * @returns the number of submissions in the copy
 * @throws when the copy is corrupt
 */
export async function backUpSqlite(source: string, target: string): Promise<number> {
  using database = new DatabaseSync(source, { readOnly: true });
  database.prepare("vacuum into ?").run(target);
  using copy = new DatabaseSync(target);
  copy.exec("pragma journal_mode = delete");
  // A database of an older release has none.
  const hasSessions = copy.prepare("select 1 from sqlite_schema where name = 'studio_sessions'");
  if (hasSessions.get()) copy.exec("pragma secure_delete = on; delete from studio_sessions");
  const checkResult = copy.prepare("pragma quick_check(1)").get()?.["quick_check"];
  if (checkResult !== "ok") throw new Error(`The copy is not sound: ${checkResult}`);
  return Number(copy.prepare("select count(*) as count from submissions").get()?.["count"]);
}

/** The bytes that a backup of a SQLite database takes. */
export function backupSize(source: string): number {
  using database = new DatabaseSync(source, { readOnly: true });
  const size = database.prepare(
    `select (page_count - freelist_count) * page_size as bytes
     from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
  );
  return Number(size.get()?.["bytes"]);
}
