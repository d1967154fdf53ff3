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
import { PAGES } from "../support/page/page-paths.ts";
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

const otherPages = PAGES.filter((path) => path !== "/apply");
/** Besides the Apply page each mutation changes one other; Chromium's test has them all. */
const cases = mutationNames.map((mutation, index) => ({
  mutation,
  mark: `change-${index}`,
  path: otherPages[index % otherPages.length] ?? "/",
}));

describe.each(browsers)("in $browser", ({ browser, start }) => {
  let driver: Driver;
  let proxy: MutatingProxy;
  const unchanged = new Map<string, Visit>();

  beforeAll(async () => {
    if (!start) return;
    [driver, proxy] = await Promise.all([start(), startMutatingProxy(site.url)]);
    await driver.resize(320, 240);
    for (const path of PAGES) {
      unchanged.set(path, await makeVisit(driver, proxy, path, allAnswers(`${browser}-unchanged`)));
    }
  }, 120_000);

  afterAll(async () => {
    if (!start) return;
    await driver.close();
    proxy.close();
  });

  test("every page works as the server sends it", { skip: !start }, () => {
    for (const path of PAGES) expect(unchanged.get(path), path).toMatchObject(soundVisit);
  });

  test.each(cases)(
    "an application arrives, and $path looks and works as before: $mutation",
    { skip: !start },
    async ({ mutation, mark, path: otherPath }) => {
      const answers = allAnswers(`${browser}-${mark}`);
      for (const path of ["/apply", otherPath]) {
        const visit = await makeVisit(driver, proxy, path, answers, mutation);
        expect(differences(visit, unchanged.get(path)), path).toEqual({});
        expect(visit.isChanged, path).toBe(true);
      }
      await expect.poll(site.waitingMails).toBe(0);
      const theirs = mailServer.received.filter(
        ({ replyTo }) => replyTo?.[0]?.address === answers["email"],
      );
      expect(theirs.map((mail) => answersMissingIn(mail, answers))).toEqual([[]]);
    },
  );
});
