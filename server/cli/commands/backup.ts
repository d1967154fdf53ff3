import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "commander";

import { backupSize, backUpSqlite } from "../../store/admin/back-up-sqlite.ts";
import { datedName, deleteOldBackups, makeRoom } from "../../admin/kept-backups.ts";
import { causeOf } from "../../core/error-sentence.ts";
import { type OpenStore, withStore } from "../../admin/open-store.ts";
import { type Desk, submissionsText } from "../desk.ts";
import { refuseTaken, writeNewFile } from "../../core/files.ts";

export function addBackup(program: Command, desk: Desk): void {
  const command = program
    .command("backup [file]")
    .summary("copy the SQLite database while the site goes on")
    .option("--keep <folder>", "rather into a dated file of a folder, and delete old ones there")
    .description(`Copies the SQLite database as it is now, while the site goes on: one file,
checked, flushed to disk, to be read by its owner only. It never takes the place of another file.
To restore it, stop the site and put it where DATABASE_URL says, without the -wal and -shm files of
the old one.

With --keep, call it every quarter of an hour: the newest 48 stay, of older ones one a day for thirty
days. While all together take more than a tenth of the disk, or leave no room for the next one, the oldest
goes first.

Examples:
  npm run desk -- backup data/today.db
  npm run desk -- backup --keep data/backups`)
    .action(async (file: string | undefined, { keep }: { keep?: string }) => {
      if (!file === !keep) return command.error("error: name a file, or a folder with --keep");
      const { database } = desk.readSettings();
      if (database.engine !== "sqlite") {
        const dump = "pg_dump --exclude-table-data=studio_sessions --format=custom";
        return command.error(
          "error: this copies SQLite only; copy PostgreSQL with its own pg_dump, such as " +
            (keep
              ? `deploy/many/keep-dump ${keep} ${dump} "$DATABASE_URL"`
              : `${dump} --file=${file} "$DATABASE_URL"`),
        );
      }
      if (keep) await keepBackup(desk, database.file, keep);
      else if (file) await backUp(desk, database.file, file);
    });
}

async function keepBackup(desk: Desk, source: string, folder: string): Promise<void> {
  const now = desk.now();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Before the copy: a disk that is full already gets room for it.
  makeRoom(folder, now, existsSync(source) ? backupSize(source) : 0);
  await backUp(desk, source, join(folder, datedName(now)));
  deleteOldBackups(folder, now);
}

async function backUp(desk: Desk, source: string, file: string): Promise<void> {
  refuseTaken(file);
  const { screen } = desk;
  const copy = async ({ store }: OpenStore) => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const count = await writeNewFile(file, (unfinished) => backUpSqlite(source, unfinished));
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    screen.note(`Backed up ${submissionsText(count)} to ${file} (${megabytes} MB).`);
    // The disk may be full, or the database that of an older release: the copy is made all the same.
    await store.reports.recordBackup(desk.now()).catch((error: unknown) => {
      screen.note(`The studio will not know of this backup: ${causeOf(error)}.`);
    });
  };
  await withStore(desk.readSettings(), copy, { mayBeOld: true });
}
