import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod";

const logLine = z.object({ msg: z.string() });

export interface RunningSite {
  url: string;
  pid: number;
  /** Everything the site said on its console so far. */
  console: readonly string[];
  /** Sends the signal and waits until the process is gone; returns its exit code, if it has one. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface SiteProcess extends Pick<RunningSite, "url" | "console"> {
  /** How many mails the site still owes. */
  waitingMails: () => number;
  /** Asks the site to stop and waits until it has; the data are gone with it. */
  stop: () => Promise<void>;
}

/**
 * Starts the site as its users do, on a free port, with those settings.
 * @param folder where another build of it lies
 */
export async function runSite(
  settings: Record<string, string>,
  options: readonly string[] = [],
  folder = ".",
): Promise<RunningSite> {
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", INBOX_PORT: "0", SUMMARY: "off", ...settings },
  });
  const exited = once(child, "exit");
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      // The development server's tool speaks as well, in lines of its own.
      if (!line.startsWith("{")) return;
      const { msg } = logLine.parse(JSON.parse(line));
      said.push(msg);
      if (msg.startsWith("Site: ")) resolve(msg.slice("Site: ".length));
    });
    void exited.then(() => reject(new Error("The site did not start.")));
  });
  return {
    url,
    pid: child.pid ?? 0,
    console: said,
    async end(signal) {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** Starts the site with a database of its own. */
export async function startSite(
  settings: Record<string, string>,
  options: readonly string[] = [],
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const file = join(folder, "site.db");
  const site = await runSite({ DATABASE_URL: `sqlite:${file}`, ...settings }, options);
  return {
    url: site.url,
    console: site.console,
    waitingMails() {
      const database = new DatabaseSync(file, { readOnly: true });
      const waiting = database
        .prepare("select count(*) as mails from outbox where state = 'waiting'")
        .get();
      database.close();
      return Number(waiting?.["mails"]);
    },
    async stop() {
      await site.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
