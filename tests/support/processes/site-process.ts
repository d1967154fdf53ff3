import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { createStore } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { publishDocuments } from "../content/publish-documents.ts";
import { startProgram } from "./start-program.ts";

const logLine = z.object({ msg: z.string() });

export type RunningSite = Awaited<ReturnType<typeof runSite>>;
export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the built site as a process on a free port.
 * @param folder another checkout with its build
 */
export async function runSite(
  settings: Record<string, string>,
  options: readonly string[] = [],
  folder = ".",
) {
  const messages: string[] = [];
  const { child, said, lines, end } = await startProgram(
    process.execPath,
    ["server/main.ts", ...options],
    /"msg":"Site: ([^"]+)"/,
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: "0",
        INBOX_PORT: "0",
        SUMMARY: "off",
        ...settings,
      },
    },
    (line) => {
      // Vite and errors of Node print lines that are not JSON.
      if (line.startsWith("{")) messages.push(logLine.parse(JSON.parse(line)).msg);
      else process.stderr.write(`${line}\n`);
    },
  );
  /** `console` has the messages that the site has logged so far. */
  return { url: said, pid: child.pid ?? 0, console: messages, lines, end };
}

interface SiteOptions {
  /** Options of the server program. */
  options?: readonly string[];
  /** What the owner has published in a database file; otherwise the site shows what it begins with. */
  published?: (file: string) => WrittenDocuments | Promise<WrittenDocuments>;
}

/** Starts the site with a temporary SQLite database. */
export async function startSite(
  settings: Record<string, string>,
  { options, published }: SiteOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const file = join(folder, "site.db");
  if (published) await publishDocuments(file, await published(file));
  const site = await runSite({ DATABASE_URL: `sqlite:${file}`, ...settings }, options);
  const { outbox, close } = createStore(sqliteEngine(file));
  return {
    url: site.url,
    /** The number of mails not sent yet. */
    waitingMails: async () => (await outbox.backlog()).waiting,
    /** Stops the site and deletes its data. */
    async stop() {
      await close();
      await site.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
