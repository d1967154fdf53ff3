import type { Command } from "commander";

import { count } from "#content/count.ts";

import { withStore } from "../../admin/open-store.ts";
import type { Desk } from "../desk.ts";

export function addResend(program: Command, desk: Desk): void {
  program
    .command("resend")
    .description("send all mails again that were given up")
    .addHelpText(
      "after",
      `
A mail is given up when the mail server takes it from nobody for 14 days; a receipt also when it
is refused for good. Sent again it has 14 days again. The studio sends those of one person.

Example:
  npm run desk -- resend`,
    )
    .action(() =>
      withStore(desk.readSettings(), async ({ store }) => {
        const mails = await store.admin.requeueAllDead(desk.now());
        desk.screen.print(
          mails === 0
            ? "No mail was given up."
            : `${count(mails, "mail is", "mails are")} to be sent again. The site sends within half a minute, if it runs.`,
        );
      }),
    );
}
