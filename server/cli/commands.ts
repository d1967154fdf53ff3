import { Command, CommanderError } from "commander";

import { sentenceOf } from "../core/error-sentence.ts";
import { addBackup } from "./commands/backup.ts";
import { addCheck } from "./commands/check-site.ts";
import { addContent } from "./commands/content/content-commands.ts";
import { addDrill } from "./commands/drill.ts";
import { addErase } from "./commands/erase.ts";
import { addExport } from "./commands/export.ts";
import { addMoveTo } from "./commands/move-to.ts";
import { addPurge } from "./commands/purge.ts";
import { addResend } from "./commands/resend.ts";
import { addSendTest } from "./commands/send-test.ts";
import { addStudio } from "./commands/sign-in-link.ts";
import type { Desk } from "./desk.ts";

/** The help lists the commands in this order. */
const commands = [
  addExport,
  addResend,
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

/** The desk in a clone, and in the texts of its help. */
export const NPM_COMMAND = "npm run desk --";

const EPILOGUE = `
The settings are the site's own and come from the environment: DATABASE_URL,
SMTP_URL and so on (see docs/settings.md). The desk may be used while the site
runs.

On a terminal you get tables, and times on the school's clock; in a pipe, one
line for each row with tabs between the cells, and times in ISO 8601 (UTC). Keep
npm's own lines out of a pipe with "npm run --silent desk -- …".

Exit codes: 0 done, 1 failed (a sentence says why), 2 wrong usage.

Examples:
  npm run desk -- check
  npm run desk -- export --csv --output data/applications.csv
  npm run desk -- erase mina@example.com`;

const MAY_NOT =
  "The desk may do there only what the site’s user may: on a server, name a place in data/.";

/** Parses the arguments, runs the command, prints its error and returns the exit code. */
export async function runDesk(desk: Desk, typed: readonly string[]): Promise<number> {
  const program = new Command(desk.command)
    .description(
      "What needs a terminal; the studio does the rest. What visitors sent: take it out, erase it, keep it safe. What the pages say: publish it, go back.",
    )
    .helpOption("-h, --help", "say how to use this, or a command")
    .helpCommand("help [command]", "say how to use a command")
    .configureHelp({
      // Of lines that belong together the terminal’s width makes one paragraph; examples stay.
      commandDescription: (command) => command.description().replaceAll(/(?<=\S)\n(?=\S)/g, " "),
    })
    .addHelpText("after", EPILOGUE)
    .showHelpAfterError('(Add "--help" to read how it is used.)')
    .configureOutput({
      writeOut: (text) => desk.screen.out.write(text.replaceAll(NPM_COMMAND, desk.command)),
      writeErr: (text) => desk.screen.note(text.trimEnd()),
    })
    .exitOverride();
  for (const add of commands) add(program, desk);

  try {
    await program.parseAsync(typed, { from: "user" });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    desk.screen.note(sentenceOf(error));
    if (/\b(?:EACCES|EROFS)\b/.test(String(error))) desk.screen.note(MAY_NOT);
    return EXIT.failed;
  }
}
