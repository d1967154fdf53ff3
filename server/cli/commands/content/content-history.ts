import type { Command } from "commander";

import type { HistoryEntry } from "../../../store/content/version-history.ts";
import type { Desk } from "../../desk.ts";
import { positive } from "../../terminal/filter-options.ts";
import { timeFor } from "../../terminal/times.ts";
import { withContent } from "./with-content.ts";

export function addContentHistory(program: Command, desk: Desk): void {
  program
    .command("history")
    .description("list what was published, by whom, and who went back; the newest first")
    .option("--limit <number>", "so many at most", positive, 50)
    .addHelpText(
      "after",
      `
Columns: version, when visitors began to see it, who did it, what it changed. The first line is
what visitors see now.

Example:
  npm run desk -- content history --limit 5`,
    )
    .action(({ limit }: { limit: number }) =>
      withContent(desk, async ({ content }) => {
        const { screen } = desk;
        const entries = await content.versions.history(limit);
        if (entries.length === 0) screen.note("Nothing was published so far.");
        else
          screen.table(
            ["Version", "When", "Who", "What"],
            entries.map((entry) => [
              entry.version,
              timeFor(desk, entry.at),
              entry.by,
              whatOf(entry),
            ]),
          );
      }),
    );
}

function whatOf({ action, message, changes }: HistoryEntry): string {
  if (action === "used") return "shown again";
  return message ?? changes.map(({ field }) => field).join("; ");
}
