import { join } from "node:path";
import { onTestFinished } from "vitest";

import { sqliteOutbox } from "../databases/outbox-sql.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";
import { runSite } from "./site-process.ts";
import { newVisitor, sendOnce } from "./load-writers.ts";
import { sendWaitingMails } from "./send-waiting-mails.ts";

/** Starts a site on SQLite that a test may kill, with access to its outbox. */
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
    /** Sends a new visitor's message; returns the response's status. */
    async send() {
      const visitor = newVisitor();
      return { visitor, status: await sendOnce(visitor, site.url) };
    },
    sendWaitingMails: (patience?: number) => sendWaitingMails(outbox, site.url, patience),
  };
}
