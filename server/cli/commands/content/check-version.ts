import type { Command } from "commander";

import { documentsOf } from "../../../publish/content-draft.ts";
import type { ContentServices } from "../../../publish/content-services.ts";
import { tryContent } from "../../../publish/publish-content.ts";
import type { Desk } from "../../desk.ts";
import { MissingDatabase, withUnpreparedStore } from "../../open-store.ts";

/** What SQLite and PostgreSQL say of a database from before there were versions. */
const NO_TABLE = /no such table: content_history|relation "content_history" does not exist/;

export function addCheckVersion(program: Command, desk: Desk): void {
  program
    .command("check")
    .description("try whether this release can show what visitors see now")
    .addHelpText(
      "after",
      `
Checks the published version and renders every page of it, as this release will show it. An upgrade
does this before it changes anything, the database included. If a field is wrong for this release,
a sentence names it.

Example:
  npm run desk -- content check && echo "This release can show it"`,
    )
    .action(async () => {
      try {
        await withUnpreparedStore(desk, (open) => checkContent(desk, desk.contentServices(open)));
      } catch (error) {
        const isNew = error instanceof MissingDatabase || NO_TABLE.test(String(error));
        if (!isNew) throw error;
        desk.screen.note("Nothing was published so far: the site shows what is in content/.");
      }
    });
}

async function checkContent(desk: Desk, services: ContentServices): Promise<void> {
  const { content, origin } = services;
  const number = await content.versions.current();
  const documents = documentsOf(await content.versions.read(number), origin());
  await tryContent(documents, documents, services);
  desk.screen.note(`This release can show version ${number}, which visitors see.`);
}
