import { createWriteStream } from "node:fs";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";

import type { FormName } from "#forms/contract.ts";

import type { Desk } from "../desk.ts";
import { csvOf } from "./export-csv.ts";
import { jsonOf } from "./export-json.ts";
import { allSubmissions } from "./all-submissions.ts";
import { dayOptions, type Days, formOption } from "../terminal/filter-options.ts";
import { writeNewFile } from "../new-file.ts";
import { withStore } from "../open-store.ts";
import { submissionsText } from "../terminal/counts.ts";

/** Submissions between two updates of the progress line. */
const PROGRESS = 500;

interface ExportOptions extends Days {
  csv?: true;
  json?: true;
  form?: FormName;
  output?: string;
}

export function addExport(program: Command, desk: Desk): void {
  const command = dayOptions(program.command("export"), desk)
    .description("write out everything that was received, the oldest first")
    .addOption(new Option("--csv", "as a table for a spreadsheet").conflicts("json"))
    .option("--json", "as JSON: an array with one submission a line")
    .addOption(formOption())
    .option("--output <file>", "into a new file that only you may read, rather than a pipe")
    .addHelpText(
      "after",
      `
Times are in ISO 8601 (UTC). CSV is for spreadsheets: a phone number is written as ="+353861234567",
so that its plus and its zeros stay, and an apostrophe disarms what a visitor could mean as a
formula. JSON has every value just as it was sent.

Examples:
  npm run desk -- export --csv --output applications.csv --form application
  npm run --silent desk -- export --json --from 2025-01-01 | jq length`,
    )
    .action(async (options: ExportOptions) => {
      if (!options.csv && !options.json) command.error("error: name a format: --csv or --json");
      if (!options.output && desk.screen.isTerminal) {
        command.error(
          "error: name a file: --output all.csv. A terminal would obey what visitors typed.",
        );
      }
      await write(desk, options);
    });
}

async function write(desk: Desk, options: ExportOptions): Promise<void> {
  const { csv, form, from, to, output } = options;
  const filter = { form, receivedFrom: from, receivedBefore: to };
  await withStore(desk, async ({ store }) => {
    let count = 0;
    const total = desk.screen.progress ? await store.admin.count(filter) : 0;
    const counted = async function* () {
      for await (const submission of allSubmissions(store.admin, filter)) {
        count += 1;
        if (count % PROGRESS === 0) desk.screen.progress?.(`${count} of ${total} …`);
        yield submission;
      }
    };
    const writeTo = (target: Writable, end: boolean) =>
      pipeline(csv ? csvOf(counted()) : Readable.from(jsonOf(counted())), target, { end });
    if (output) {
      await writeNewFile(desk, output, (file) => writeTo(createWriteStream(file), true));
    } else {
      await writeTo(desk.screen.out, false);
    }
    desk.screen.progress?.("");
    desk.screen.note(`Wrote ${submissionsText(count)}${output ? ` to ${output}` : ""}.`);
  });
}
