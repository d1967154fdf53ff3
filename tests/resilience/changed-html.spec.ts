import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";
import {
  allAnswers,
  answersMissingIn,
  differences,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import { type MutatingProxy, startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import {
  mutationGroups,
  mutationNames,
  mutationsBetweenSections,
  mutationsOfAllParts,
} from "../support/mutations/mutations.ts";

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

// Firefox and WebKit visit two, too (tests/browsers/journeys.test.ts). The accessibility statement
// has nothing that the privacy notice lacks.
for (const path of PAGES.filter((page) => page !== "/accessibility")) {
  test(`${path} works as before, however its HTML is changed`, async ({ page, site }) => {
    const browser = browserOf(page);
    const mark = `page-${PAGES.indexOf(path)}`;
    const unchanged = await makeVisit(browser, proxy, path, allAnswers(`${mark}-unchanged`));
    expect(unchanged).toMatchObject(soundVisit);
    // Apply has most to lose: there, they come in groups.
    const visits = path === "/apply" ? mutationGroups : [mutationNames];
    for (const [index, names] of visits.entries()) {
      const answers = allAnswers(`${mark}-${index}`);
      const visit = await makeVisit(browser, proxy, path, answers, names);
      const what = names.join("; ");
      expect.soft(differences(visit, unchanged), what).toEqual({});
      expect.soft(visit.changes, what).toBe(names.length);
      const mayReplaceFooter = names.some((name) => mutationsOfAllParts.has(name));
      expect.soft(visit.replaced.includes("footer"), what).toBe(mayReplaceFooter);
      const mayReplaceMain = names.some((name) => mutationsBetweenSections.has(name));
      expect.soft(visit.replaced.includes("main"), what).toBe(mayReplaceMain);
      const mails = await site.mailsFrom(answers["email"] ?? "");
      const missing = mails.map((mail) => answersMissingIn(mail, answers));
      expect.soft(missing, what).toEqual(path === "/apply" ? [[]] : []);
    }
  });
}
