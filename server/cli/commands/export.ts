import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";

import { allSubmissions, csvOf, jsonOf } from "../../admin/export-submissions.ts";
import { withStore } from "../../admin/open-store.ts";
import { type Desk, submissionsText } from "../desk.ts";
import { writeNewFile } from "../../core/files.ts";

interface ExportOptions {
  csv?: true;
  json?: true;
  output?: string;
}

export function addExport(program: Command, desk: Desk): void {
  const command = program
    .command("export")
    .summary("write out everything that was received, the oldest first")
    .addOption(new Option("--csv", "as a table for a spreadsheet").conflicts("json"))
    .option("--json", "as JSON: an array with one submission a line")
    .option("--output <file>", "into a new file that only you may read, rather than a pipe")
    .description(`Writes out every submission with its answers, step, notes, and what became of
its mails, the oldest first. CSV is for spreadsheets: a phone number is written as ="+353861234567",
so that they keep its plus, and an apostrophe disarms formulas. JSON has every value as it was sent.

Examples:
  npm run desk -- export --csv --output data/applications.csv
  npm run --silent desk -- export --json | jq "map(.email)"`)
    .action(async (options: ExportOptions) => {
      if (!options.csv && !options.json) command.error("error: name a format: --csv or --json");
      if (!options.output && desk.screen.isTerminal) {
        command.error(
          "error: name a file: --output data/all.csv. A terminal would obey what visitors typed.",
        );
      }
      await write(desk, options);
    });
}

async function write(desk: Desk, { csv, output }: ExportOptions): Promise<void> {
  await withStore(desk.readSettings(), async ({ store }) => {
    let count = 0;
    const counted = async function* () {
      for await (const submission of allSubmissions(store.admin, {})) {
        count += 1;
        yield submission;
      }
    };
    const lines = csv
      ? csvOf(counted(), { time: (moment) => moment.toISOString(), step: String })
      : jsonOf(counted());
    if (output) await writeNewFile(output, (file) => pipeline(lines, createWriteStream(file)));
    else await pipeline(lines, desk.screen.out, { end: false });
    desk.screen.note(`Wrote ${submissionsText(count)}${output ? ` to ${output}` : ""}.`);
  });
}
