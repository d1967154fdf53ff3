import { test as base } from "@playwright/test";
import type { Email } from "postal-mime";

import { type SiteProcess, startSite } from "../processes/site-process.ts";
import { type MailServer, startMailServer } from "../mail/mail-server.ts";
import { type Allow, watchPages } from "./clean-pages.ts";

interface Site {
  /** The mails with the visitor's address in Reply-To, after all mails have been sent. */
  mailsFrom: (visitor: string) => Promise<Email[]>;
  /** The mails to the visitor, after all mails have been sent. */
  mailsTo: (visitor: string) => Promise<Email[]>;
}

interface SiteOptions {
  /** Additional settings of the site. */
  settings: Record<string, string>;
}

/**
 * A test of the built site, which runs as a process, with a real mail server. Console messages,
 * third-party requests and horizontal overflow fail every test that does not allow them.
 */
export const test = base.extend<
  { site: Site; allow: Allow },
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
  allow: [
    async ({ context, page }, use) => {
      const { allow, check } = watchPages(context);
      await use(allow);
      // A mocked request still pending at the end would fail the next test.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await check();
    },
    { auto: true },
  ],
  site: async ({ mailServer, siteProcess }, use) => {
    const allMails = async () => {
      await base.expect.poll(siteProcess.waitingMails, "mails still waiting").toBe(0);
      return mailServer.received;
    };
    await use({
      mailsFrom: async (visitor) =>
        (await allMails()).filter(({ replyTo }) => replyTo?.[0]?.address === visitor),
      mailsTo: async (visitor) =>
        (await allMails()).filter(({ to }) => to?.[0]?.address === visitor),
    });
  },
});

export { expect } from "@playwright/test";
