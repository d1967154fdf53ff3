import { Command, CommanderError } from "commander";

import { ContentError } from "../../content/files/built-in-content.ts";
import { SettingsError } from "../core/settings/settings.ts";
import { PublishProblem } from "../publish/publish-problem.ts";
import { NewerContentError } from "../store/content/content-upgrades.ts";
import { UnsafeDatabaseError } from "../store/engines/engine.ts";
import { addBackup } from "./commands/database/backup.ts";
import { causeOf } from "./terminal/error-message.ts";
import { addCheck } from "./commands/database/check.ts";
import { type Desk, DeskProblem } from "./desk.ts";
import { addContent } from "./commands/content/content-commands.ts";
import { addErase } from "./commands/deleting/erase.ts";
import { addExport } from "./export/export.ts";
import { addList } from "./commands/reading/list.ts";
import { addDrill } from "./commands/database/drill.ts";
import { addMoveTo } from "./commands/database/move-to.ts";
import { addPurge } from "./commands/deleting/purge.ts";
import { addRelease } from "./commands/mails/release.ts";
import { addResend } from "./commands/mails/resend.ts";
import { addSendTest } from "./commands/mails/send-test.ts";
import { addShow } from "./commands/reading/show.ts";
import { addStats } from "./commands/reading/stats.ts";
import { addStudio } from "./commands/studio/studio-commands.ts";

type AddCommand = (program: Command, desk: Desk) => void;

/** The help lists the commands in this order. */
const commands: readonly AddCommand[] = [
  addList,
  addShow,
  addExport,
  addStats,
  addResend,
  addRelease,
  addErase,
  addPurge,
  addContent,
  addStudio,
  addBackup,
  addDrill,
  addMoveTo,
  addCheck,
  addSendTest,
];

const EXIT = { done: 0, failed: 1, wrongUsage: 2 } as const;

const EPILOGUE = `
The settings are the site's own and come from the environment: DATABASE_URL, SMTP_URL and so on
(see docs/settings.md). The desk may be used while the site runs.

On a terminal you get tables, and times on the school's clock. In a pipe you get one line for each
row, without a heading: cells between tabs, times in ISO 8601 (UTC), and \\t, \\n, \\r and \\\\ for
tab, line break, carriage return and backslash within a cell. Keep npm's own lines out of a pipe
with "npm run --silent desk -- …".

Exit codes: 0 done, 1 failed (a sentence says why), 2 wrong usage.

Examples:
  npm run desk -- list --state dead
  npm run desk -- show 6f1c2a9e-…
  npm run desk -- export --csv --output applications.csv
  npm run desk -- erase mina@example.com`;

/** Parses the arguments, runs the command, prints its error and returns the exit code. */
export async function runDesk(desk: Desk, typed: readonly string[]): Promise<number> {
  const program = new Command("npm run desk --")
    .description(
      "What visitors sent: read it, send it again, take it out, erase it, keep it safe. What the pages say: publish it, go back.",
    )
    .helpOption("-h, --help", "say how to use this, or a command")
    .helpCommand("help [command]", "say how to use a command")
    .addHelpText("after", EPILOGUE)
    .showHelpAfterError('(Add "--help" to read how it is used.)')
    .configureOutput({
      writeOut: (text) => desk.screen.out.write(text),
      writeErr: (text) => desk.screen.note(text.trimEnd()),
    })
    .exitOverride();
  for (const add of commands) add(program, desk);

  try {
    await program.parseAsync(typed, { from: "user" });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    desk.screen.note(sentence(error));
    return EXIT.failed;
  }
}

function sentence(error: unknown): string {
  const isUnderstood =
    error instanceof DeskProblem ||
    error instanceof SettingsError ||
    error instanceof ContentError ||
    error instanceof PublishProblem ||
    error instanceof NewerContentError ||
    error instanceof UnsafeDatabaseError;
  return isUnderstood ? error.message : `That did not work: ${causeOf(error)}.`;
}
