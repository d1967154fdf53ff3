import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type MailServer, startMailServer } from "../support/mail/mail-server.ts";
import {
  allAnswers,
  answersMissingIn,
  differences,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import { type MutatingProxy, startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { mutationNames } from "../support/mutations/mutations.ts";
import type { Visit } from "../support/mutations/visit-page.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import type { Driver } from "./driver.ts";
import { browsers } from "./tested-browsers.ts";

let mailServer: MailServer;
let site: SiteProcess;

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({ SMTP_URL: mailServer.url, RATE_LIMIT: "1000" });
});

afterAll(async () => {
  await site.stop();
  await mailServer.close();
});

/** The Apply page, which has most to lose; Chromium's test changes every page. */
const PATH = "/apply";
const cases = mutationNames.map((mutation, index) => ({ mutation, mark: `change-${index}` }));

describe.each(browsers)("in $browser", ({ browser, start }) => {
  let driver: Driver;
  let proxy: MutatingProxy;
  let unchanged: Visit;

  async function startBrowser(): Promise<void> {
    if (!start) return;
    driver = await start();
    await driver.resize(320, 240);
  }

  beforeAll(async () => {
    if (!start) return;
    [proxy] = await Promise.all([startMutatingProxy(site.url), startBrowser()]);
    unchanged = await makeVisit(driver, proxy, PATH, allAnswers(`${browser}-unchanged`));
  }, 120_000);

  afterAll(async () => {
    if (!start) return;
    await driver.close();
    proxy.close();
  });

  test("the Apply page works as the server sends it", { skip: !start }, () => {
    expect(unchanged).toMatchObject(soundVisit);
  });

  test.each(cases)(
    "an application arrives, and the page looks and works as before: $mutation",
    // Again in a new browser, because Debian's WebKitGTK sometimes crashes by itself.
    { skip: !start, retry: 1 },
    async ({ mutation, mark }) => {
      const answers = allAnswers(`${browser}-${mark}`);
      const visit = await makeVisit(driver, proxy, PATH, answers, mutation).catch(async (error) => {
        await driver.close();
        await startBrowser();
        throw error;
      });
      expect(differences(visit, unchanged)).toEqual({});
      expect(visit.isChanged).toBe(true);
      await expect.poll(site.waitingMails).toBe(0);
      const theirs = mailServer.received.filter(
        ({ replyTo }) => replyTo?.[0]?.address === answers["email"],
      );
      expect(theirs.map((mail) => answersMissingIn(mail, answers))).toEqual([[]]);
    },
  );
});
