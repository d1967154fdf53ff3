import type { Command } from "commander";

import { readDraft } from "../../../publish/content-draft.ts";
import { publishContent } from "../../../publish/publish-content.ts";
import type { Desk } from "../../desk.ts";
import { withContent } from "./with-content.ts";

export function addPublishDraft(program: Command, desk: Desk): void {
  program
    .command("publish")
    .description("show visitors the draft, after checking it")
    .option("--message <text>", "what it is about, for the history")
    .addHelpText(
      "after",
      `
The result is what was changed: field, before, after. If anything is wrong, or somebody else has
published meanwhile, sentences say so, and visitors see the site as it was before.

Example:
  npm run desk -- content publish --message "Prices for summer"`,
    )
    .action(({ message }: { message?: string }) =>
      withContent(desk, async (services) => {
        const request = { ...(await readDraft(services)), by: desk.user, message };
        const { version, changes } = await publishContent(request, services);
        desk.screen.table(
          ["Field", "Before", "After"],
          changes.map(({ field, before, after }) => [field, before, after]),
        );
        desk.screen.note(`Published version ${version}. Visitors see it within seconds.`);
      }),
    );
}
