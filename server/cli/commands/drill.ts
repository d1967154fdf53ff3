import { copyFileSync, mkdtempDisposableSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Command } from "commander";

import { SentenceError } from "#content/sentence-error.ts";
import { createStore, type Store } from "../../store/create-store.ts";
import { sqliteEngine } from "../../store/engines/sqlite.ts";
import { causeOf, sentenceOf } from "../../core/error-sentence.ts";
import { newestFirst } from "../../core/files.ts";
import { withStore } from "../../admin/open-store.ts";
import { type Desk, timeFor } from "../desk.ts";

/** Where banderas-tefl-backup.service writes, and the guide’s cron in containers. */
const FOLDERS = ["/var/lib/banderas-tefl-backups", "data/backups"];

export function addDrill(program: Command, desk: Desk): void {
  program
    .command("drill [file]")
    .summary("open a backup as a restore would, and say what is in it")
    .description(`Opens a copy of a backup as a restore would, prints what is in it beside what is
in the database now, and deletes it. No mail goes out. Takes the newest file in
${FOLDERS.join(" or ")} unless it is told another one.

Example:
  npm run desk -- drill data/today.db`)
    .action((file: string | undefined) => drill(desk, file ?? newestBackup()));
}

async function drill(desk: Desk, file: string): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new SentenceError(`There is no file ${file}.`);
  }
  using folder = mkdtempDisposableSync(join(tmpdir(), "desk-drill-"));
  const copy = join(folder.path, "site.db");
  copyFileSync(file, copy);
  refuseUnsound(file, copy);
  const store = createStore(sqliteEngine(copy));
  try {
    await store.prepare();
    const found = await contentsOf(store, desk);
    // A new machine has no database yet, or a broken one: the reason for a restore.
    const now = await withStore(desk.readSettings(), (open) => contentsOf(open.store, desk)).catch(
      (error: unknown) => {
        desk.screen.note(sentenceOf(error));
        return [];
      },
    );
    desk.screen.table(
      ["", "In the backup", "Now"],
      [
        ["file", file, ""],
        ["made", timeFor(desk, statSync(file).mtimeMs), ""],
        ["sound", "yes", ""],
        ...found.map(([what, there], index) => [what, there, now[index]?.[1] ?? ""]),
      ],
    );
  } finally {
    await store.close();
  }
}

async function contentsOf(store: Store, desk: Desk): Promise<[what: string, value: string][]> {
  const [newest] = await store.admin.page({}, { order: "newest first", limit: 1 });
  return [
    ["submissions", String(await store.admin.count())],
    ["newest", newest ? timeFor(desk, newest.received_at) : ""],
    ["mails waiting", String((await store.outbox.backlog()).waiting)],
    ["published version", String(await store.content.versions.current())],
  ];
}

/** @throws {SentenceError} when SQLite finds a mistake in the file */
function refuseUnsound(file: string, copy: string): void {
  let found: unknown;
  try {
    using database = new DatabaseSync(copy, { readOnly: true });
    found = database.prepare("pragma integrity_check(1)").get()?.["integrity_check"];
  } catch (error) {
    found = causeOf(error);
  }
  if (found !== "ok") {
    throw new SentenceError(`${file} is no sound backup: ${String(found)}. Try the one before it.`);
  }
}

function newestBackup(): string {
  const [newest] = FOLDERS.flatMap((folder) => newestFirst(folder, "site-*.db")).toSorted(
    (one, other) => other.at - one.at,
  );
  if (!newest)
    throw new SentenceError(`There is no backup in ${FOLDERS.join(" or ")}: name a file.`);
  return newest.path;
}
