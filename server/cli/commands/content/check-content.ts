import { existsSync, rmSync } from "node:fs";
import type { Command } from "commander";

import { documentsOf } from "../../../publish/content-draft.ts";
import { tryContent } from "../../../publish/publish-content.ts";
import { backUpSqlite } from "../../../store/admin/back-up-sqlite.ts";
import type { Desk } from "../../desk.ts";
import { MissingDatabase, withStore } from "../../open-store.ts";

export function addCheckContent(program: Command, desk: Desk): void {
  program
    .command("check")
    .description("try whether this release can show what visitors see now")
    .addHelpText(
      "after",
      `
Checks the published version and renders every page of it, as this release will show it. An upgrade
does this before it changes anything: neither does the check change the database. If a field is
wrong for this release, a sentence names it.

Example:
  npm run desk -- content check && echo "This release can show it"`,
    )
    .action(async () => {
      const { database } = desk.readSettings();
      try {
        await (database.engine === "sqlite"
          ? checkCopy(desk, database.file)
          : check(desk, { mayMigrate: false }));
      } catch (error) {
        if (!(error instanceof MissingDatabase)) throw error;
        desk.screen.note(
          "There is no database yet: the site begins with the content of the build.",
        );
      }
    });
}

/** On a copy beside the database, because this release may have to change tables. */
async function checkCopy(desk: Desk, file: string): Promise<void> {
  const copy = `${file}.${process.pid}.copy`;
  const tidyUp = () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(copy + end, { force: true });
  };
  desk.onInterrupt.add(tidyUp);
  try {
    if (existsSync(file)) await backUpSqlite(file, copy, () => {});
    const settings = {
      ...desk.readSettings(),
      database: { engine: "sqlite", file: copy } as const,
    };
    await check({ ...desk, readSettings: () => settings }, { mayMigrate: true });
  } finally {
    tidyUp();
    desk.onInterrupt.delete(tidyUp);
  }
}

async function check(desk: Desk, options: { mayMigrate: boolean }): Promise<void> {
  await withStore(
    desk,
    async (open) => {
      const services = desk.contentServices(open);
      const { versions } = services.content;
      const number = await versions.current();
      const documents = documentsOf(await versions.read(number), services.origin());
      await tryContent(documents, documents, services);
      desk.screen.note(`This release can show version ${number}, which visitors see.`);
    },
    options,
  );
}
