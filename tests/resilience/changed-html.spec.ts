import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixtures/site.ts";
import {
  allAnswers,
  answersMissingIn,
  differences,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import { type MutatingProxy, startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { mutationNames, mutationsOfAllParts } from "../support/mutations/mutations.ts";
import { PAGES } from "../support/page/page-paths.ts";

// Drawing larger pages takes a third of the time.
test.use({ viewport: { width: 320, height: 240 } });

let proxy: MutatingProxy;

test.beforeAll(async ({ siteProcess }) => {
  proxy = await startMutatingProxy(siteProcess.url);
});
test.afterAll(() => proxy.close());

const browserOf = (page: Page) => ({
  open: (url: string) => page.goto(url),
  run: (script: () => string) => page.evaluate(script),
});

for (const path of PAGES) {
  test(`${path} keeps its looks, its theme and what was typed, and works, however its HTML is changed before, during and after hydration`, async ({
    page,
    site,
  }) => {
    const browser = browserOf(page);
    const mark = `page-${PAGES.indexOf(path)}`;
    const unchanged = await makeVisit(browser, proxy, path, allAnswers(`${mark}-unchanged`));
    expect(unchanged).toMatchObject(soundVisit);
    for (const [index, mutation] of mutationNames.entries()) {
      const answers = allAnswers(`${mark}-${index}`);
      const visit = await makeVisit(browser, proxy, path, answers, mutation);
      expect.soft(differences(visit, unchanged), mutation).toEqual({});
      expect.soft(visit.isChanged, mutation).toBe(true);
      const mayReplaceFooter = mutationsOfAllParts.has(mutation);
      expect.soft(visit.replaced.includes("footer"), mutation).toBe(mayReplaceFooter);
      const mails = await site.mailsFrom(answers["email"] ?? "");
      const missing = mails.map((mail) => answersMissingIn(mail, answers));
      expect.soft(missing, mutation).toEqual(path === "/apply" ? [[]] : []);
    }
  });
}
