import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

import { sqliteOutbox } from "../databases/outbox-sql.ts";
import { runSite } from "./site-process.ts";
import { newVisitor, sendOnce } from "./load-writers.ts";

/** A site on SQLite that a test may stop, with a look into its outbox; gone when it is over. */
export async function crashSite(smtpUrl: string, folder = temporaryFolder()) {
  const file = join(folder, "site.db");
  const site = await runSite({
    DATABASE_URL: `sqlite:${file}`,
    SMTP_URL: smtpUrl,
    RATE_LIMIT: "1000000",
  });
  onTestFinished(async () => {
    await site.end("SIGKILL");
  });
  const outbox = sqliteOutbox(file);
  return {
    site,
    outbox,
    /** A new visitor's message; tells what the site answered. */
    async send() {
      const visitor = newVisitor();
      return { visitor, status: await sendOnce(visitor, site.url) };
    },
    /** As if the time of every next attempt had come: a new message makes the site look. */
    async tryAgain() {
      await outbox.endLeases();
      await sendOnce(newVisitor(), site.url);
    },
  };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
