import type { Command } from "commander";

import type { Desk } from "./desk.ts";
import { withStore } from "./open-store.ts";
import { age, timeFor } from "./times.ts";

interface PurgeOptions {
  /** In milliseconds. */
  olderThan: number;
  yes?: true;
}

export function addPurge(program: Command, desk: Desk): void {
  program
    .command("purge")
    .description("delete what is old; without --yes only say how much that is")
    .requiredOption("--older-than <days>", "received longer ago than that, such as 90d", age)
    .option("--yes", "delete it")
    .addHelpText(
      "after",
      `
What has a mail that still waits, or was given up, stays: nobody may have read it yet. The site
does this by itself every hour where RETENTION_DAYS is set.

Examples:
  npm run desk -- purge --older-than 90d
  npm run desk -- purge --older-than 90d --yes`,
    )
    .action(({ olderThan, yes }: PurgeOptions) =>
      withStore(desk, async ({ store, forgetDeleted }) => {
        const before = new Date(desk.now() - olderThan).toISOString();
        const when = `received before ${timeFor(desk.screen, before)}`;
        if (!yes) {
          const count = await store.desk.countPurgeable(before);
          desk.screen.print(
            `This would delete ${submissions(count)} ${when}. Nothing was deleted; add --yes to delete.`,
          );
          return;
        }
        const count = await store.submissions.purge(before);
        await forgetDeleted();
        desk.screen.print(`Deleted ${submissions(count)} ${when}.`);
      }),
    );
}

export function submissions(count: number): string {
  return count === 1 ? "1 submission" : `${count} submissions`;
}
