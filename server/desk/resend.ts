import type { Command } from "commander";

import type { StoredSubmission } from "../store/find-submissions.ts";
import { type Desk, DeskProblem } from "./desk.ts";
import { withStore } from "./open-store.ts";
import { timeFor } from "./times.ts";

/** When the site, if it runs, notices what the desk put back. */
export const SOON = "The site sends within half a minute, if it runs.";

export function addResend(program: Command, desk: Desk): void {
  const command = program
    .command("resend [id]")
    .description("send mails again that were given up")
    .option("--dead", "all of them")
    .addHelpText(
      "after",
      `
A mail is given up when the mail server refuses it for good, or takes it from nobody for 14 days.
Sent again it has 14 days again.

Examples:
  npm run desk -- resend 6f1c2a9e-…
  npm run desk -- resend --dead`,
    )
    .action(async (id: string | undefined, options: { dead?: true }) => {
      if (Boolean(id) === Boolean(options.dead)) {
        command.error("error: name either a submission or --dead");
      }
      await withStore(desk, async ({ store }) => {
        const count = id
          ? await store.desk.putBack(id, "dead", desk.now())
          : await store.desk.putBackAllDead(desk.now());
        if (id && count === 0) throw notPutBack(desk, id, await store.desk.find(id));
        desk.screen.print(
          count === 0 ? "No mail was given up." : `${mails(count)} to be sent again. ${SOON}`,
        );
      });
    });
}

export function mails(count: number): string {
  return count === 1 ? "1 mail is" : `${count} mails are`;
}

/** Why there was nothing to put back. */
export function notPutBack(
  { screen }: Desk,
  id: string,
  submission: StoredSubmission | undefined,
): DeskProblem {
  if (!submission) return new DeskProblem(`There is no submission ${id}.`);
  const what = submission.mails.map(({ kind, state, next_at, finished_at }) => {
    if (state === "waiting") return `the ${kind} mail waits until ${timeFor(screen, next_at)}`;
    if (state === "held") return `the ${kind} mail is held (see release)`;
    const when = finished_at === null ? "" : ` (${timeFor(screen, finished_at)})`;
    return `the ${kind} mail is ${state}${when}`;
  });
  return new DeskProblem(`Nothing was changed: ${what.join(", ")}.`);
}
