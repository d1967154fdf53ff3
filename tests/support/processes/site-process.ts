import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";

import type { Documents } from "#server/store/content/stored-documents.ts";
import { publishDocuments } from "../content/publish-documents.ts";
import { sqliteOutbox } from "../databases/outbox-sql.ts";

const logLine = z.object({ msg: z.string() });

export interface RunningSite {
  url: string;
  pid: number;
  /** The messages that the site has logged so far. */
  console: readonly string[];
  /** Everything that the site has printed so far. */
  output: Readonly<Record<"stdout" | "stderr", string>>;
  /** Sends the signal and waits for the exit; returns the exit code, or null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface SiteProcess extends Pick<RunningSite, "url" | "console"> {
  /** The number of mails not sent yet. */
  waitingMails: () => Promise<number>;
  /** Stops the site and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built site as a process on a free port.
 * @param folder another checkout with its build
 */
export async function runSite(
  settings: Record<string, string>,
  options: readonly string[] = [],
  folder = ".",
): Promise<RunningSite> {
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", INBOX_PORT: "0", SUMMARY: "off", ...settings },
  });
  const exited = once(child, "exit");
  const messages: string[] = [];
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => {
    output.stderr += chunk.toString();
    process.stderr.write(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      // Vite prints lines that are not JSON.
      if (!line.startsWith("{")) return;
      const { msg } = logLine.parse(JSON.parse(line));
      messages.push(msg);
      if (msg.startsWith("Site: ")) resolve(msg.slice("Site: ".length));
    });
    void exited.then(() => reject(new Error("The site did not start.")));
  });
  return {
    url,
    pid: child.pid ?? 0,
    console: messages,
    output,
    async end(signal) {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

interface SiteOptions {
  /** Options of the server program. */
  options?: readonly string[];
  /** What the owner has published; otherwise the site shows what it begins with. */
  published?: Documents;
  /** The folder of another checkout with its build. */
  checkout?: string;
}

/** Starts the site with a temporary SQLite database. */
export async function startSite(
  settings: Record<string, string>,
  { options, published, checkout }: SiteOptions = {},
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const file = join(folder, "site.db");
  if (published) await publishDocuments(file, published);
  const site = await runSite({ DATABASE_URL: `sqlite:${file}`, ...settings }, options, checkout);
  return {
    url: site.url,
    console: site.console,
    waitingMails: sqliteOutbox(file).waitingMails,
    async stop() {
      await site.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
