import { type Command, InvalidArgumentError } from "commander";

import { SentenceError } from "#content/sentence-error.ts";
import { documentsOf, readDraft } from "#server/publish/content-draft.ts";
import type { Publishing } from "#server/publish/open-publishing.ts";
import {
  publishContent,
  tryContent,
  undoPublish,
  useVersion,
} from "#server/publish/publish-content.ts";
import { MissingDatabase, type OpenStore, withStore } from "#server/admin/open-store.ts";
import type { HistoryEntry } from "#server/store/content/version-history.ts";
import { NEWER } from "#server/store/schema/migrate.ts";
import { type Desk, timeFor, withContent } from "../../desk.ts";
import { addExportContent, addImportContent } from "./import-export.ts";

export function addContent(program: Command, desk: Desk): void {
  const group = program
    .command("content")
    .summary("what the pages say: write it to files, read it, publish it, go back")
    .description(`What the pages say. "content <command> --help" explains a command.

Examples:
  npm run desk -- content export /tmp/content
  npm run desk -- content import /tmp/content
  npm run desk -- content publish --message "Dates of 2027"
  npm run desk -- content undo`);
  addExportContent(group, desk);
  addImportContent(group, desk);
  addPublish(group, desk);
  addHistory(group, desk);
  addUseVersion(group, desk);
  addUndo(group, desk);
  addCheckVersion(group, desk);
}

function addPublish(group: Command, desk: Desk): void {
  group
    .command("publish")
    .summary("show visitors the draft, after checking it")
    .option("--message <text>", "what it is about, for the history")
    .description(`Shows visitors the draft, and prints what it changes. If anything is wrong, or
somebody else has published meanwhile, sentences say so, and visitors see the site as it was before.
An optional answer that is not complete waits in the draft, and the rest is published.

Example:
  npm run desk -- content publish --message "Prices for summer"`)
    .action(({ message }: { message?: string }) =>
      withContent(desk, async (services) => {
        const request = { ...(await readDraft(services)), by: desk.user, message };
        const { version, changes, waiting } = await publishContent(request, services);
        desk.screen.table(
          ["Field", "Before", "After"],
          changes.map(({ field, before, after }) => [field, before, after]),
        );
        desk.screen.note(`Published version ${version}. Visitors see it within seconds.`);
        if (waiting.length > 0) {
          desk.screen.note(["Not complete, and waits:", ...waiting].join("\n"));
        }
      }),
    );
}

function addHistory(group: Command, desk: Desk): void {
  group
    .command("history")
    .summary("list what was published, by whom, and who went back; the newest first")
    .option("--limit <number>", "so many at most", wholeNumber, 50)
    .description(`Lists what was published, the newest first: version, when visitors began to see
it, who did it, what it changed. The first line is what visitors see now.

Example:
  npm run desk -- content history --limit 5`)
    .action(({ limit }: { limit: number }) =>
      withContent(desk, async ({ contentStore }) => {
        const { screen } = desk;
        const entries = await contentStore.versions.history(limit);
        if (entries.length === 0) screen.note("Nothing was published so far.");
        else
          screen.table(
            ["Version", "When", "Who", "What"],
            entries.map((entry) => [
              entry.version,
              timeFor(desk, entry.at),
              entry.by,
              whatOf(entry),
            ]),
          );
      }),
    );
}

function whatOf({ action, message, changes }: HistoryEntry): string {
  if (action === "used") return "shown again";
  return message ?? changes.map(({ field }) => field).join("; ");
}

function addUseVersion(group: Command, desk: Desk): void {
  group
    .command("use")
    .argument("<version>", "its number in the history; 0 is what the site began with", wholeNumber)
    .summary("show visitors a version of the history again, after checking it")
    .description(`Shows visitors a version of the history again, after checking it. All versions
stay, and the draft keeps what was not published: this, too, can be taken back.

Example:
  npm run desk -- content use 12`)
    .action((number: number) =>
      goBack(desk, (services) => useVersion(number, desk.user, services)),
    );
}

function addUndo(group: Command, desk: Desk): void {
  group
    .command("undo")
    .summary("show visitors the version before the current one again, after checking it")
    .description(`Shows visitors the version before the current one again; repeated, the one before
that, down to what the site began with. What visitors see no more stays in the history.

Example:
  npm run desk -- content undo`)
    .action(() => goBack(desk, (services) => undoPublish(desk.user, services)));
}

function goBack(desk: Desk, go: (services: Publishing) => Promise<{ version: number }>) {
  return withContent(desk, async (services) => {
    const { version } = await go(services);
    desk.screen.note(`Went back to version ${version}. Visitors see it within seconds.`);
  });
}

/** What SQLite and PostgreSQL say of a database from before there were versions. */
const NO_TABLE = /no such table: content_history|relation "content_history" does not exist/;

function addCheckVersion(group: Command, desk: Desk): void {
  group
    .command("check")
    .summary("try whether this release can show what visitors see now")
    .description(`Checks what is published and renders every page of it, as this release will show
it. An upgrade does this before it changes anything. A sentence names each field that is wrong for
this release, or says that a newer one has changed the tables.

Example:
  npm run desk -- content check && echo "This release can show it"`)
    .action(async () => {
      try {
        const check = async (open: OpenStore) => {
          // Whoever goes back to this release would have a site that does not start.
          if ((await open.store.problem()) === NEWER) throw new SentenceError(NEWER);
          const services = desk.publishing(open);
          const { versions } = services.contentStore;
          const number = await versions.current();
          const documents = documentsOf(await versions.read(number), services.origin());
          await tryContent(documents, services, true);
          desk.screen.note(`This release can show version ${number}, which visitors see.`);
        };
        await withStore(desk.readSettings(), check, { mayBeOld: true });
      } catch (error) {
        const isNew = error instanceof MissingDatabase || NO_TABLE.test(String(error));
        if (!isNew) throw error;
        desk.screen.note("Nothing was published so far: the site shows what is in content/.");
      }
    });
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write a whole number, such as 12.");
}
