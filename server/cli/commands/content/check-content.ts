import type { Command } from "commander";

import { documentsOf } from "../../../publish/content-draft.ts";
import { tryContent } from "../../../publish/publish-content.ts";
import type { Desk } from "../../desk.ts";
import { MissingDatabase } from "../../open-store.ts";
import { withContent } from "./with-content.ts";

export function addCheckContent(program: Command, desk: Desk): void {
  program
    .command("check")
    .description("try whether this release can show what visitors see now")
    .addHelpText(
      "after",
      `
Checks the published version and renders every page of it, as this release will show it. An upgrade
does this before it changes anything. If a field is wrong for this release, a sentence names it.

Example:
  npm run desk -- content check && echo "This release can show it"`,
    )
    .action(async () => {
      try {
        await withContent(desk, async (services) => {
          const { content, origin } = services;
          const number = await content.versions.current();
          const documents = documentsOf(await content.versions.read(number), origin());
          await tryContent(documents, documents, services);
          desk.screen.note(`This release can show version ${number}, which visitors see.`);
        });
      } catch (error) {
        if (!(error instanceof MissingDatabase)) throw error;
        desk.screen.note(
          "There is no database yet: the site begins with the content of the build.",
        );
      }
    });
}
