import type { Page } from "@playwright/test";

import { openPage } from "../support/open-page.ts";
import { PAGES } from "../support/pages.ts";
import { allPictures } from "../support/pictures.ts";
import { expect, test } from "../support/site.ts";

const paths = [...PAGES, "/apply/May%205th%202025"];

/** Starts adding up the layout shifts that no click or key caused, from the first paint on. */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        const moved = "value" in entry ? Number(entry.value) : 0;
        Object.assign(window, { layoutShift: Number(Reflect.get(window, "layoutShift")) + moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
}

for (const path of paths) {
  for (const width of [375, 1280]) {
    test(`nothing on ${path} jumps while it loads and is read, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const layoutShift = await watchLayoutShifts(page);
      await openPage(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 400) await page.mouse.wheel(0, 400);
      await allPictures(page);
      expect(await layoutShift()).toBe(0);
    });
  }
}
