import type { Command } from "commander";

import type { Desk } from "../../desk.ts";
import { withStore } from "../../open-store.ts";
import { duration, timeFor } from "../../terminal/times.ts";

export function addStats(program: Command, desk: Desk): void {
  program
    .command("stats")
    .description("count what was received, and what became of its mails")
    .addHelpText(
      "after",
      `
received counts submissions; waiting, sent, kept, dead and held count mails (an applicant's receipt
is one, too). kept are those in the local inbox, which nobody was sent. oldest-waiting and
oldest-held say since when the oldest of them waits or is held, or nothing.

Example:
  npm run --silent desk -- stats | grep ^dead`,
    )
    .action(() =>
      withStore(desk, async ({ store }) => {
        const figures = await store.admin.figures();
        desk.screen.table(
          [],
          [
            ["received", figures.received],
            ...Object.entries(figures.mails),
            ["oldest-waiting", since(desk, figures.oldestWaitingSince)],
            ["oldest-held", since(desk, figures.oldestHeldSince)],
          ],
        );
      }),
    );
}

function since(desk: Desk, moment: number | undefined): string | null {
  if (moment === undefined) return null;
  const time = timeFor(desk, moment);
  return desk.screen.isTerminal ? `${time} (${duration(desk.now() - moment)})` : time;
}
