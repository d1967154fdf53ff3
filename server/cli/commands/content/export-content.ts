import type { Command } from "commander";

import { documentsOf } from "../../../publish/content-draft.ts";
import { contentHash } from "../../../store/content/stored-documents.ts";
import type { Desk } from "../../desk.ts";
import { writeContentFolder } from "./content-folder.ts";
import { withContent } from "./with-content.ts";

export function addExportContent(program: Command, desk: Desk): void {
  program
    .command("export <folder>")
    .description("write what visitors see now as JSON files, with the uploaded pictures")
    .addHelpText(
      "after",
      `
The folder must be new or empty. version.json in it says which version this is: an import then
takes only what was changed since. What is in the draft is not exported.

Example:
  npm run desk -- content export /tmp/content`,
    )
    .action((folder: string) =>
      withContent(desk, async ({ content, origin }) => {
        const number = await content.versions.current();
        const version = await content.versions.read(number);
        const documents = documentsOf(version, origin());
        const hash = version?.hash ?? contentHash(documents);
        await writeContentFolder(folder, documents, { number, hash }, content.pictures);
        desk.screen.note(`Wrote version ${number}, which visitors see, to ${folder}.`);
      }),
    );
}
