import { type Command, InvalidArgumentError } from "commander";

import { undoPublish, useVersion } from "../../../publish/publish-content.ts";
import type { Desk } from "../../desk.ts";
import { withContent } from "./with-content.ts";

export function addUseVersion(program: Command, desk: Desk): void {
  program
    .command("use")
    .argument("<version>", "its number in the history; 0 is what the site began with", wholeNumber)
    .description("show visitors a version of the history again, after checking it")
    .addHelpText(
      "after",
      `
The draft stays as it is. No version is deleted: this, too, can be taken back.

Example:
  npm run desk -- content use 12`,
    )
    .action((number: number) =>
      withContent(desk, async (services) => {
        const { version } = await useVersion(number, desk.user, services);
        desk.screen.note(`Went back to version ${version}. Visitors see it within seconds.`);
      }),
    );
}

export function addUndoPublish(program: Command, desk: Desk): void {
  program
    .command("undo")
    .description("show visitors the version before the current one again, after checking it")
    .addHelpText(
      "after",
      `
Again, it goes back one more, down to what the site began with. The draft stays as it is.

Example:
  npm run desk -- content undo`,
    )
    .action(() =>
      withContent(desk, async (services) => {
        const { version } = await undoPublish(desk.user, services);
        desk.screen.note(`Went back to version ${version}. Visitors see it within seconds.`);
      }),
    );
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write the number of a version, such as 12.");
}
