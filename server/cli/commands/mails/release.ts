import type { Command } from "commander";

import type { Desk } from "../../desk.ts";
import { withStore } from "../../open-store.ts";
import { nothingRequeued, SOON } from "../../requeued.ts";
import { submissionId } from "../../submission-id.ts";
import { mailsAre } from "../../terminal/counts.ts";

export function addRelease(program: Command, desk: Desk): void {
  program
    .command("release <id>")
    .description("send the mails of a submission that was held back")
    .addHelpText(
      "after",
      `
Held back for a day is what looks like advertising. Takes an ID or a reference number, also of what the
school has marked as advertising.

Examples:
  npm run desk -- list --state held
  npm run desk -- release 7KQ-2MF`,
    )
    .action((typed: string) =>
      withStore(desk, async ({ store }) => {
        const id = await submissionId(store, typed);
        const count = await store.admin.requeue(id, "held", desk.now());
        if (count === 0) throw nothingRequeued(desk, id, await store.admin.find(id));
        desk.screen.print(`${mailsAre(count)} released. ${SOON}`);
      }),
    );
}
