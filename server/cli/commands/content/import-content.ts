import type { Command } from "commander";

import { parseUploads } from "../../../../content/schema/uploaded-picture.ts";
import { inWords } from "../../../publish/content-changes.ts";
import { documentsOf, type Draft, readDraft } from "../../../publish/content-draft.ts";
import type { ContentServices } from "../../../publish/content-services.ts";
import { contentHash } from "../../../store/content/documents.ts";
import { type Desk, DeskProblem } from "../../desk.ts";
import { timeFor } from "../../terminal/times.ts";
import { readContentFolder } from "./content-folder.ts";
import { withContent } from "./with-content.ts";

interface ImportOptions {
  replace?: true;
}

export function addImportContent(program: Command, desk: Desk): void {
  program
    .command("import <folder>")
    .description("check JSON files and save them as the draft; visitors see nothing of it yet")
    .option("--replace", "take the place of what others have in the draft")
    .addHelpText(
      "after",
      `
The folder holds documents such as course.json, all or some, and pictures/ with those that they
name, as export writes them. Every mistake is named, and then nothing is saved. Of a folder that
was exported only what was changed since is taken, so that it does not bring back an older price.

Examples:
  npm run desk -- content import /tmp/content
  npm run desk -- content import content/data`,
    )
    .action((folder: string, { replace }: ImportOptions) =>
      withContent(desk, (services) => importFolder(desk, services, folder, replace === true)),
    );
}

async function importFolder(
  desk: Desk,
  services: ContentServices,
  folder: string,
  isReplacing: boolean,
): Promise<void> {
  const { content, check } = services;
  const draft = await readDraft(services);
  const files = await readContentFolder(folder, Object.keys(draft.documents));
  const base = await baseOf(files.version, draft, services);
  const changed = Object.entries(files.documents).filter(
    ([name, value]) => contentHash(value) !== contentHash(base.documents[name]),
  );
  if (changed.length === 0) {
    desk.screen.note(`${folder} is the same as version ${base.number}; nothing was saved.`);
    return;
  }
  if (!isReplacing) refuseOthersDrafts(desk, draft, changed);
  const mistakes = check(
    { ...draft.documents, ...Object.fromEntries(changed) },
    {
      published: draft.published,
      uploads: parseUploads(
        new Map([
          ...(await content.pictures.records()),
          ...files.pictures.map(({ id, record }) => [id, record] as const),
        ]),
      ),
    },
  );
  if (mistakes.length > 0) throw new DeskProblem([...mistakes, "Nothing was saved."].join("\n"));
  for (const picture of files.pictures) await content.pictures.put(picture, desk.now());
  for (const [name, value] of changed) {
    const replaces = draft.rows.find((row) => row.name === name)?.hash;
    const edit = { name, value, basedOn: base.number, by: desk.user, now: desk.now() };
    if (!(await content.drafts.save(edit, replaces))) {
      throw new DeskProblem(
        `Somebody has saved “${inWords(name)}” meanwhile, and the import stopped there. Import again.`,
      );
    }
  }
  const list = changed.map(([name]) => inWords(name)).join(", ");
  desk.screen.note(`Saved in the draft: ${list}. “content publish” makes a version of it.`);
}

/** The version that the files were exported from; the current one if they were not, or not here. */
async function baseOf(
  version: { number: number; hash: string } | undefined,
  { basedOn, published }: Draft,
  { content, origin }: ContentServices,
) {
  const stored = version && (await content.versions.read(version.number));
  return stored && stored.hash === version.hash
    ? { number: version.number, documents: documentsOf(stored, origin()) }
    : { number: basedOn, documents: published };
}

function refuseOthersDrafts(
  desk: Desk,
  { rows }: Draft,
  changed: readonly [name: string, value: unknown][],
): void {
  const sentences = changed.flatMap(([name, value]) => {
    const row = rows.find((each) => each.name === name);
    if (!row || row.hash === contentHash(value)) return [];
    return [
      `“${inWords(name)}” is in the draft already, changed by ${row.by} (${timeFor(desk, row.at)}).`,
    ];
  });
  if (sentences.length === 0) return;
  throw new DeskProblem(
    [...sentences, "Publish that first, or add --replace. Nothing was saved."].join("\n"),
  );
}
