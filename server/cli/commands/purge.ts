import { type Command, InvalidArgumentError } from "commander";
import { withStore } from "../../admin/open-store.ts";
import { purgeOld } from "../../admin/personal-data.ts";
import { DAY } from "../../core/durations.ts";
import { type Desk, requireWiped, timeFor, submissionsText } from "../desk.ts";

export function addPurge(program: Command, desk: Desk): void {
  program
    .command("purge")
    .summary("delete what is old; without --yes only say how much that is")
    .requiredOption("--older-than <days>", "received longer ago than that, such as 90d", parseDays)
    .option("--yes", "delete it")
    .description(`Says how many submissions are older than that; with --yes deletes them. What has a
mail that still waits, is held or was given up, stays. With RETENTION_DAYS the site does this by
itself, unless that were most of what it holds, which may be a wrong clock: do it here if it is meant.

Examples:
  npm run desk -- purge --older-than 90d
  npm run desk -- purge --older-than 90d --yes`)
    .action(({ olderThan, yes }: { olderThan: number; yes?: true }) =>
      withStore(desk.readSettings(), async (open) => {
        const { store } = open;
        const before = new Date(desk.now() - olderThan).toISOString();
        const when = `received before ${timeFor(desk, before)}`;
        if (!yes) {
          const count = await store.submissions.countPurgeable(before);
          const all = await store.admin.count({});
          desk.screen.print(
            `This would delete ${submissionsText(count)} ${when}, of ${all}. Nothing was deleted; ` +
              "add --yes to delete.",
          );
          return;
        }
        const { count, isWiped } = await purgeOld(open, before);
        const done = `Deleted ${submissionsText(count)} ${when}`;
        requireWiped(isWiped, done);
        desk.screen.print(`${done}.`);
      }),
    );
}

function parseDays(text: string): number {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (!days) throw new InvalidArgumentError("Write a number of days, such as 90d.");
  return Number(days) * DAY;
}
