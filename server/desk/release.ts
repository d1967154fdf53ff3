import type { Command } from "commander";

import type { Desk } from "./desk.ts";
import { withStore } from "./open-store.ts";
import { mails, notPutBack, SOON } from "./resend.ts";

export function addRelease(program: Command, desk: Desk): void {
  program
    .command("release <id>")
    .description("send the mails of a submission that was held back")
    .addHelpText(
      "after",
      `
Held back is what filled in a field that people do not see: most likely a program did.

Examples:
  npm run desk -- list --state held
  npm run desk -- release 6f1c2a9e-…`,
    )
    .action((id: string) =>
      withStore(desk, async ({ store }) => {
        const count = await store.desk.putBack(id, "held", desk.now());
        if (count === 0) throw notPutBack(desk, id, await store.desk.find(id));
        desk.screen.print(`${mails(count)} released. ${SOON}`);
      }),
    );
}
