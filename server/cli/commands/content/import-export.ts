import type { Command } from "commander";

import { parseUploads } from "#content/schema/uploaded-picture.ts";
import { inWords } from "#content/schema/describe.ts";
import { SentenceError } from "#content/sentence-error.ts";
import {
  documentsOf,
  type Draft,
  documentHash,
  readDraft,
  saveDraft,
} from "#server/publish/content-draft.ts";
import type { Publishing } from "#server/publish/open-publishing.ts";
import { InvalidContent } from "#server/publish/invalid-content.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import { type Desk, timeFor, withContent } from "../../desk.ts";
import {
  type ContentFolder,
  noteImport,
  readContentFolder,
  writeContentFolder,
} from "./content-folder.ts";

export function addExportContent(group: Command, desk: Desk): void {
  group
    .command("export <folder>")
    .summary("write what visitors see now as JSON files, with the uploaded pictures")
    .description(`Writes what visitors see now as JSON files, with the uploaded pictures, into a
new or empty folder. By version.json in it, an import takes only what was changed since.

Example:
  npm run desk -- content export /tmp/content`)
    .action((folder: string) =>
      withContent(desk, async ({ contentStore, origin }) => {
        const number = await contentStore.versions.current();
        const version = await contentStore.versions.read(number);
        const documents = documentsOf(version, origin());
        const hash = version?.hash ?? contentHash(documents);
        await writeContentFolder(folder, documents, { number, hash }, contentStore.pictures);
        desk.screen.note(`Wrote version ${number}, which visitors see, to ${folder}.`);
      }),
    );
}

export function addImportContent(program: Command, desk: Desk): void {
  program
    .command("import <folder>")
    .summary("check JSON files and save them as the draft; visitors see nothing of it yet")
    .option("--replace", "take the place of what others have changed meanwhile")
    .description(`Saves documents such as course.json, all or some, as the draft, with the pictures
that they name in pictures/, as export writes them. Every mistake is named, and then nothing is
saved. Of an exported folder only what was changed since is taken.

Examples:
  npm run desk -- content import /tmp/content
  npm run desk -- content import content/data`)
    .action((folder: string, { replace }: { replace?: true }) =>
      withContent(desk, (services) => importFolder(desk, services, folder, replace === true)),
    );
}

async function importFolder(
  desk: Desk,
  services: Publishing,
  folder: string,
  isReplacing: boolean,
): Promise<void> {
  const { contentStore, mistakesIn } = services;
  const draft = await readDraft(services);
  const files = await readContentFolder(folder, Object.keys(draft.documents));
  if (files.strayWords.length > 0) {
    desk.screen.note(`Left out, as the site has no such text: ${files.strayWords.join("; ")}.`);
  }
  const seen = await seenIn(files, draft, services);
  const changed = Object.entries(files.documents).filter(
    ([name, value]) => contentHash(value) !== seen(name),
  );
  if (changed.length === 0) {
    desk.screen.note(`Nothing in ${folder} was changed since it was written; nothing was saved.`);
    return;
  }
  if (!isReplacing) refuseToReplace(desk, draft, changed, seen);
  const documents = { ...draft.documents, ...Object.fromEntries(changed) };
  const uploads = new Map([
    ...(await contentStore.pictures.records(documents)),
    ...files.pictures.map(({ id, record }) => [id, record] as const),
  ]);
  const mistakes = mistakesIn(documents, parseUploads(uploads));
  if (mistakes.length > 0) throw new InvalidContent(mistakes, "Nothing was saved.");
  for (const picture of files.pictures) await contentStore.pictures.put(picture, desk.now());
  for (const [name, value] of changed) {
    const edit = { name, value, seen: documentHash(draft, name), by: desk.user };
    if ("overtakenBy" in (await saveDraft(edit, services))) {
      throw new SentenceError(
        `Somebody has saved “${inWords(name)}” meanwhile, and the import stopped there. Import again.`,
      );
    }
  }
  if (files.version) await noteImport(folder, files.version, Object.fromEntries(changed));
  const list = changed.map(([name]) => inWords(name)).join(", ");
  desk.screen.note(`Saved in the draft: ${list}. “content publish” makes a version of it.`);
}

/** The hash of a document as the folder had it when it was exported, or last imported. */
async function seenIn(
  { version }: ContentFolder,
  { published }: Draft,
  { contentStore, origin }: Publishing,
): Promise<(name: string) => string> {
  const stored = version && (await contentStore.versions.read(version.number));
  // A folder of another site, or one that was not exported, is compared with what visitors see.
  const isOurs = version?.hash === (stored?.hash ?? contentHash(origin()));
  const base = isOurs ? documentsOf(stored, origin()) : published;
  const imported = isOurs ? version?.imported : undefined;
  return (name) => imported?.[name] ?? contentHash(base[name]);
}

/** Refuses documents that somebody has changed since the folder was written. */
function refuseToReplace(
  desk: Desk,
  draft: Draft,
  changed: readonly [name: string, value: unknown][],
  seen: (name: string) => string,
): void {
  const sentences = changed.flatMap(([name, value]) => {
    const current = documentHash(draft, name);
    if (current === seen(name) || current === contentHash(value)) return [];
    const row = draft.rows.find((each) => each.name === name);
    return row
      ? `“${inWords(name)}” is in the draft already, changed by ${row.by} (${timeFor(desk, row.at)}).`
      : `“${inWords(name)}” has been published since the folder was exported.`;
  });
  if (sentences.length === 0) return;
  throw new SentenceError(
    [...sentences, "Export again and compare, or add --replace. Nothing was saved."].join("\n"),
  );
}
