import { execFile } from "node:child_process";
import { Writable } from "node:stream";
import { runDesk as runCommand } from "#server/cli/commands.ts";
import { openDeskContent } from "#server/cli/desk.ts";
import { createScreen } from "#server/cli/terminal.ts";
import { parseSettings } from "#server/core/settings/settings.ts";
import { createDnsLookups, type DnsLookups } from "#server/mail/dns/dns-lookups.ts";
import { content } from "../site-content.ts";

interface DeskRun {
  /** The exit code: 0 done, 1 failed, 2 wrong usage. */
  code: number;
  out: string;
  /** The cells of each line of standard output. */
  rows: string[][];
  notes: string;
}

/** Runs an admin CLI command in this process, formatted as for a pipe. */
export function runDesk(
  settings: Record<string, string>,
  ...typed: readonly string[]
): Promise<DeskRun> {
  return runDeskWith(createDnsLookups(), settings, ...typed);
}

/** The same, with look-ups at a DNS server of the test. */
export async function runDeskWith(
  dns: DnsLookups,
  settings: Record<string, string>,
  ...typed: readonly string[]
): Promise<DeskRun> {
  const out = textStream();
  const notes = textStream();
  const screen = createScreen(out, notes);
  const code = await runCommand(
    {
      command: "desk",
      screen,
      readSettings: () => parseSettings({ ...process.env, ...settings }),
      content: () => content,
      now: Date.now,
      dns,
      user: "ana",
      // Pages are rendered only by a desk of its own process, because that needs a build.
      publishing: (open) => ({ ...openDeskContent(open, screen), render: undefined }),
    },
    typed,
  );
  return deskRun(code, out.text(), notes.text());
}

/**
 * Runs an admin CLI command as a separate process.
 * @param folder the folder of the site
 */
export function spawnDesk(
  settings: Record<string, string>,
  typed: readonly string[],
  folder = ".",
): Promise<DeskRun> {
  return new Promise((resolve) => {
    const desk = execFile(
      process.execPath,
      ["server/cli/run-desk.ts", ...typed],
      { cwd: folder, env: { ...process.env, ...settings }, maxBuffer: 1e9 },
      (_error, out, notes) => resolve(deskRun(desk.exitCode ?? -1, out, notes)),
    );
  });
}

function deskRun(code: number, out: string, notes: string): DeskRun {
  const lines = out.split("\n").slice(0, -1);
  return { code, out, rows: lines.map((line) => line.split("\t")), notes };
}

function textStream() {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, written) {
      chunks.push(String(chunk));
      written();
    },
  });
  return Object.assign(stream, { text: () => chunks.join("") });
}
