import type { Command } from "commander";

import type { Desk } from "../../desk.ts";
import { withStore } from "../../open-store.ts";
import { nothingRequeued, SOON } from "../../requeued.ts";
import { submissionId } from "../../submission-id.ts";
import { mailsAre } from "../../terminal/counts.ts";

export function addResend(program: Command, desk: Desk): void {
  const command = program
    .command("resend [id]")
    .description("send mails again that were given up, and those of one submission now")
    .option("--dead", "all that were given up")
    .addHelpText(
      "after",
      `
A mail is given up when the mail server takes it from nobody for 14 days; a receipt also when it
is refused for good. Sent again it has 14 days again. A mail of that submission which waits for its
next attempt is sent now.

Examples:
  npm run desk -- resend 6f1c2a9e-…
  npm run desk -- resend --dead`,
    )
    .action(async (typed: string | undefined, options: { dead?: true }) => {
      if (Boolean(typed) === Boolean(options.dead)) {
        command.error("error: name either a submission or --dead");
      }
      await withStore(desk, async ({ store }) => {
        const id = typed && (await submissionId(store, typed));
        const count = id
          ? await store.admin.resend(id, desk.now())
          : await store.admin.requeueAllDead(desk.now());
        if (id && count === 0) throw nothingRequeued(desk, id, await store.admin.find(id));
        desk.screen.print(
          count === 0 ? "No mail was given up." : `${mailsAre(count)} to be sent again. ${SOON}`,
        );
      });
    });
}
