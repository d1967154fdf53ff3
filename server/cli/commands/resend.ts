import type { Command } from "commander";

import { count } from "#content/count.ts";

import { withStore } from "../../admin/open-store.ts";
import type { Desk } from "../desk.ts";

export function addResend(program: Command, desk: Desk): void {
  program
    .command("resend")
    .summary("send all mails again that were given up")
    .description(`Sends all mails again that were given up: those that the mail server took from
nobody for 14 days, and receipts that it refused for good. The studio sends those of one person.

Example:
  npm run desk -- resend`)
    .action(() =>
      withStore(desk.readSettings(), async ({ store }) => {
        const mails = await store.admin.requeue("dead", desk.now(), undefined);
        desk.screen.print(
          mails === 0
            ? "No mail was given up."
            : `${count(mails, "mail is", "mails are")} to be sent again. The site sends within seconds, if it runs.`,
        );
      }),
    );
}
