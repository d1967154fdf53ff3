import type { Command } from "commander";

import type { Desk } from "./desk.ts";
import { withStore } from "./open-store.ts";
import type { Cell } from "./screen.ts";
import { duration, timeFor } from "./times.ts";

export function addStats(program: Command, desk: Desk): void {
  program
    .command("stats")
    .description("count what was received, and what became of its mails")
    .addHelpText(
      "after",
      `
received counts submissions; waiting, sent, dead and held count mails (an applicant's receipt is
one, too); oldest-waiting is since when the oldest of them waits, or nothing.

Example:
  npm run --silent desk -- stats | grep ^dead`,
    )
    .action(() =>
      withStore(desk, async ({ store }) => {
        const { received, mails, oldestWaitingSince } = await store.desk.figures();
        const { screen } = desk;
        const rows: Cell[][] = [
          ["received", received],
          ["waiting", mails.waiting],
          ["sent", mails.sent],
          ["dead", mails.dead],
          ["held", mails.held],
          ["oldest-waiting", since(desk, oldestWaitingSince)],
        ];
        screen.table([], rows);
      }),
    );
}

function since({ screen, now }: Desk, moment: number | undefined): string | null {
  if (moment === undefined) return null;
  const time = timeFor(screen, moment);
  return screen.isTerminal ? `${time} (${duration(now() - moment)})` : time;
}
