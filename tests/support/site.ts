import { test as base } from "@playwright/test";
import type { Email } from "postal-mime";

import { type MailServer, startMailServer } from "./mail-server.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

interface Site {
  /** The mails that are answered to a visitor's address, once there is at least one. */
  mailsFrom: (visitor: string) => Promise<Email[]>;
}

interface SiteOptions {
  /** Settings of the site beyond those that every test has. */
  settings: Record<string, string>;
}

/** A test against the built site, started as a process of its own, and a real mail server. */
export const test = base.extend<
  { site: Site },
  SiteOptions & { mailServer: MailServer; siteProcess: SiteProcess }
>({
  settings: [{}, { scope: "worker", option: true }],
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: "worker" },
  ],
  siteProcess: [
    async ({ mailServer, settings }, use) => {
      const siteProcess = await startSite({
        SMTP_URL: mailServer.url,
        RATE_LIMIT: "1000",
        ...settings,
      });
      await use(siteProcess);
      await siteProcess.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ siteProcess }, use) => use(siteProcess.url),
  site: async ({ mailServer }, use) => {
    await use({
      async mailsFrom(visitor) {
        const matching = () =>
          mailServer.received.filter(({ replyTo }) => replyTo?.[0]?.address === visitor);
        await base.expect.poll(matching, `a mail from ${visitor}`).not.toHaveLength(0);
        return matching();
      },
    });
  },
});

export { expect } from "@playwright/test";
