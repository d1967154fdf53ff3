import { constants } from "node:os";

import type { Content } from "#content/content.ts";

import { builtInContent } from "../../content/files/built-in-content.ts";
import { findMisspeltSettings, parseSettings } from "../core/settings/settings.ts";
import { systemUser } from "../core/system-user.ts";
import { createDnsLookups } from "../mail/dns/dns-lookups.ts";
import { NPM_COMMAND, runDesk } from "./commands.ts";
import { type Desk, openDeskContent } from "./desk.ts";
import { createScreen } from "./terminal.ts";

process.umask(0o077);
let content: Content | undefined;
const desk: Desk = {
  // npm in a clone, deploy/one/desk on a server.
  command: process.env["npm_lifecycle_event"] ? NPM_COMMAND : "desk",
  screen: createScreen(process.stdout, process.stderr),
  readSettings: () => parseSettings(process.env),
  content: () => (content ??= builtInContent()),
  now: Date.now,
  dns: createDnsLookups(),
  user: systemUser("desk"),
  publishing: (open) => openDeskContent(open, desk.screen),
};

// EPIPE: the reading program closed the pipe (`… | head`), which is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") desk.screen.note(`Could not write the result: ${error.message}.`);
  process.exit(error.code === "EPIPE" ? 0 : 1);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

for (const sentence of findMisspeltSettings(process.env)) desk.screen.note(sentence);
process.exitCode = await runDesk(desk, process.argv.slice(2));
