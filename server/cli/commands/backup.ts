import { existsSync, statSync } from "node:fs";
import type { Command } from "commander";

import { backUpSqlite } from "../../store/admin/back-up-sqlite.ts";
import { withStore } from "../../admin/open-store.ts";
import { type Desk, submissionsText } from "../desk.ts";
import { alreadyThere, writeNewFile } from "../../core/files.ts";

export function addBackup(program: Command, desk: Desk): void {
  const command = program
    .command("backup <file>")
    .description("copy the SQLite database while the site goes on")
    .addHelpText(
      "after",
      `
The copy is the database as it was when the copying began: one file, checked, flushed to disk, to
be read by its owner only. It never takes the place of another file. To restore it, stop the site
and put it where DATABASE_URL says, without the -wal and -shm files of the old one.

Example:
  npm run desk -- backup backups/site-2025-01-06.db`,
    )
    .action(async (file: string) => {
      const { database } = desk.readSettings();
      if (database.engine === "sqlite") return backUp(desk, database.file, file);
      return command.error(
        "error: this copies SQLite only; copy PostgreSQL with its own pg_dump, such as " +
          `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
      );
    });
}

async function backUp(desk: Desk, source: string, file: string): Promise<void> {
  if (existsSync(file)) throw alreadyThere(file);
  const { screen } = desk;
  // Opens and closes the store, which migrates the schema or reports a failure in a sentence.
  await withStore(desk.readSettings(), async () => {});
  const count = await writeNewFile(file, (unfinished) => backUpSqlite(source, unfinished));
  await withStore(desk.readSettings(), ({ store }) => store.reports.recordBackup(desk.now()));
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  screen.note(`Backed up ${submissionsText(count)} to ${file} (${megabytes} MB).`);
}
