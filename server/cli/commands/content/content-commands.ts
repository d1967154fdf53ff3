import type { Command } from "commander";

import type { Desk } from "../../desk.ts";
import { addCheckVersion } from "./check-version.ts";
import { addContentHistory } from "./content-history.ts";
import { addExportContent } from "./export-content.ts";
import { addImportContent } from "./import-content.ts";
import { addPublishDraft } from "./publish-draft.ts";
import { addUndoPublish, addUseVersion } from "./use-version.ts";

export function addContent(program: Command, desk: Desk): void {
  const group = program
    .command("content")
    .description("what the pages say: write it to files, read it, publish it, go back")
    .addHelpText(
      "after",
      `
Every command may be used while the site runs. "content <command> --help" explains one.

Examples:
  npm run desk -- content export /tmp/content
  npm run desk -- content import /tmp/content
  npm run desk -- content publish --message "Dates of 2027"
  npm run desk -- content undo`,
    );
  addExportContent(group, desk);
  addImportContent(group, desk);
  addPublishDraft(group, desk);
  addContentHistory(group, desk);
  addUseVersion(group, desk);
  addUndoPublish(group, desk);
  addCheckVersion(group, desk);
}
