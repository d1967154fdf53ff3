import { afterAll, afterEach, beforeAll, expect } from "vitest";

import * as programs from "../../tools/programs/programs.ts";
import { type MailServer, startMailServer } from "../support/mail/mail-server.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

const firefox = programs.firefox.find();
const webkit = programs.webkit.find();

/** The browsers; `start` is undefined if the browser is not installed. */
export const browsers = [
  { browser: "Firefox", start: firefox && (() => startFirefox(firefox)) },
  { browser: "WebKit", start: webkit && (() => startWebkit(webkit)) },
];

/** Starts the site and all browsers for the tests of a file. */
export function openSiteInBrowsers() {
  const drivers = new Map<string, Driver>();
  let mailServer: MailServer;
  let site: SiteProcess;

  beforeAll(async () => {
    mailServer = await startMailServer();
    site = await startSite({ SMTP_URL: mailServer.url, RATE_LIMIT: "1000" });
    const starting = browsers.map(async ({ browser, start }) => {
      if (start) drivers.set(browser, await start());
    });
    await Promise.all(starting);
  }, 60_000);

  afterAll(async () => {
    for (const driver of drivers.values()) await driver.close();
    await site.stop();
    await mailServer.close();
  });

  return {
    drivers,
    siteUrl: () => site.url,
    /** The mails to the school about what somebody has sent. */
    async mailsFrom(visitor: string) {
      await expect.poll(site.waitingMails).toBe(0);
      return mailServer.received.filter(({ replyTo }) => replyTo?.[0]?.address === visitor);
    },
    /**
     * Restarts a browser after each failed test, so that later ones do not fail as well: after an
     * error in the video journey, once in hundreds of runs, WebKitGTK no longer responded.
     */
    restartAfterFailures({ browser, start }: (typeof browsers)[number]) {
      afterEach(async ({ task }) => {
        if (!start || task.result?.state !== "fail") return;
        await drivers.get(browser)?.close();
        drivers.set(browser, await start());
      });
    },
  };
}
