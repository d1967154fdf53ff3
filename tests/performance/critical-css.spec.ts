import type { Page } from "@playwright/test";

import { PAGES } from "../support/page/pages.ts";
import { expect, test } from "../support/page/site.ts";

/** The box and the computed style of each element above the fold. */
function aboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector("#fold");
    const described: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (element === end) break;
      // What holds the rest of the page as well grows with it.
      if (element.contains(end) || !element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const computed = getComputedStyle(element);
      const styles = Array.from(computed)
        // What is for scrolling, opening menus and changing looks; a page this short does none of it.
        .filter(
          (name) => !/^(--|animation|anchor|box-shadow|position-a|timeline|transition)/.test(name),
        )
        .map((name) => `${name}:${computed.getPropertyValue(name)}`);
      const name = element.outerHTML.slice(0, 80);
      described.push(
        ...[[x, y, width, height].join(), ...styles].map((style) => `${name} ${style}`),
      );
    }
    return described;
  });
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    test.slow();

    test("every page looks the same above the fold with critical CSS alone", async ({ page }) => {
      // React and the other fonts load when the browser is idle.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      for (const path of PAGES) {
        const mayLoad = Promise.withResolvers<void>();
        await page.route("**/styles-*.css", async (route) => {
          await mayLoad.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole("contentinfo"), "the rest waits").toHaveCount(0);
        const before = await aboveTheFold(page);

        mayLoad.resolve();
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        expect(await aboveTheFold(page), path).toEqual(before);
        await page.unrouteAll({ behavior: "wait" });
      }
    });
  });
}

test("each page’s HTML fits with its headers into TCP’s initial congestion window", async ({
  request,
}) => {
  for (const path of PAGES) {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    // Ten packets of 1,460 bytes; 0.7 KB of it are the headers, as HTTP/2 packs them.
    expect(Number(answer.headers()["content-length"]), path).toBeLessThanOrEqual(13_900);
  }
});
