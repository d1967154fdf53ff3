import { afterAll, afterEach, beforeAll } from "vitest";

import type { ScreenReaderPrograms } from "../../tools/programs/programs.ts";
import { type MailServer, startMailServer } from "../support/mail/mail-server.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import { type Listener, startListener } from "./listener.ts";

/** Starts the site and a listener for all tests of a file. */
export function listenToSite(programs: ScreenReaderPrograms | undefined) {
  let mailServer: MailServer;
  let site: SiteProcess;
  let listener: Listener;

  beforeAll(async () => {
    if (!programs) return;
    mailServer = await startMailServer();
    [site, listener] = await Promise.all([
      startSite({ SMTP_URL: mailServer.url }),
      startListener(programs),
    ]);
  }, 60_000);

  afterAll(async () => {
    await listener.close();
    await site.stop();
    await mailServer.close();
  });

  afterEach(async ({ task }) => {
    const transcript = listener.heard.transcript.splice(0);
    if (process.env["TRANSCRIPTS"]) console.log([task.name, ...transcript].join("\n  "));
    if (task.result?.state !== "fail" || !programs) return;
    // Restart: in one of thirty runs, on a busy machine, Firefox no longer responded.
    await listener.close();
    listener = await startListener(programs);
  });

  return {
    get listener() {
      return listener;
    },
    get mailServer() {
      return mailServer;
    },
    at: (path: string) => site.url + path,
    /** Does something while the site does not answer. */
    async withoutSite(act: () => Promise<unknown>): Promise<void> {
      const { port } = new URL(site.url);
      await site.stop();
      try {
        await act();
      } finally {
        site = await startSite({ PORT: port, SMTP_URL: mailServer.url });
      }
    },
  };
}
