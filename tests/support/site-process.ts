import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";

export interface SiteProcess {
  url: string;
  /** Everything the site said on its console so far. */
  console: readonly string[];
  /** How many mails the site still owes. */
  waitingMails: () => number;
  /** Asks the site to stop and waits until it has; the data are gone with it. */
  stop: () => Promise<void>;
}

/** Starts the site as its users do, on a free port and with a database of its own. */
export async function startSite(
  settings: Record<string, string>,
  options: readonly string[] = [],
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      INBOX_PORT: "0",
      DATABASE_URL: `sqlite:${folder}/site.db`,
      ...settings,
    },
  });
  const exited = once(child, "exit");
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      said.push(line);
      if (line.startsWith("Site: ")) resolve(line.slice("Site: ".length));
    });
    void exited.then(() => reject(new Error("The site did not start.")));
  });
  return {
    url,
    console: said,
    waitingMails() {
      const database = new DatabaseSync(`${folder}/site.db`, { readOnly: true });
      const waiting = database
        .prepare("select count(*) as mails from outbox where state = 'waiting'")
        .get();
      database.close();
      return Number(waiting?.["mails"]);
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
