import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";
import {
  allAnswers,
  answersMissingIn,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import { type MutatingProxy, startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { mutationGroups, mutationNames } from "../support/mutations/mutations.ts";

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
for (const paths of [["/apply"], PAGES.filter((path) => !/apply|accessibility/.test(path))]) {
  test(`${paths.join(", ")} work as before, however their HTML is changed`, async ({
    page,
    site,
  }) => {
    test.slow();
    const browser = browserOf(page);
    for (const path of paths) {
      const mark = `page-${PAGES.indexOf(path)}`;
      const unchanged = await makeVisit(browser, proxy, path, allAnswers(`${mark}-unchanged`));
      expect(unchanged).toMatchObject(soundVisit(path));
      // Apply has most to lose: there, they come in groups.
      const all = { names: mutationNames, replaced: ["main", "footer"] };
      const visits = path === "/apply" ? mutationGroups : [all];
      for (const [index, { names, replaced }] of visits.entries()) {
        const answers = allAnswers(`${mark}-${index}`);
        const visit = await makeVisit(browser, proxy, path, answers, names);
        const what = `${path}: ${names.join("; ")}`;
        const seen = { changes: names.length, replaced: visit.replaced };
        expect.soft(visit, what).toEqual({ ...unchanged, ...seen });
        const parts = visit.replaced.filter((part) => ["main", "footer"].includes(part));
        expect.soft(parts, what).toEqual(replaced);
        const mails = await site.mailsFrom(answers["email"] ?? "");
        const missing = mails.map((mail) => answersMissingIn(mail, answers));
        expect.soft(missing, what).toEqual(path === "/apply" ? [[]] : []);
      }
    }
  });
}
