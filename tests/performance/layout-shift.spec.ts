import { hasFallbackFonts } from "../../tools/programs/chromium.ts";
import { recordLayoutShifts } from "../support/measurements/layout-shifts.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/pages.ts";
import { readToTheEnd } from "../support/page/pictures.ts";
import { foldOf, startPiecewiseProxy } from "../support/page/piecewise-proxy.ts";
import { expect, test } from "../support/page/site.ts";
import { typeface } from "../support/page/typeface.ts";

test.skip(!hasFallbackFonts(), "Late fonts shift the page here: no Liberation fonts.");

const paths = [...PAGES, "/apply/May%205th%202025"];
const widths = [375, 1280];

/** Every twelfth tag below the fold: the parser may stop anywhere on a busy machine. */
function betweenTags(html: string): number[] {
  const fold = foldOf(html);
  const tags = Array.from(html.matchAll(/<[a-z]/g), ({ index }) => index);
  return tags.filter((place) => place > fold).filter((_, index) => index % 12 === 0);
}

for (const path of paths) {
  test(`nothing on ${path} shifts while it loads and is read`, async ({ page }) => {
    const layoutShifts = await recordLayoutShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await typeface(page, "Outfit");
      await readToTheEnd(page);
      expect.soft(await layoutShifts(), `${width} px`).toEqual([]);
    }
  });

  test(`nothing on ${path} shifts while its HTML arrives in pieces`, async ({
    page,
    siteProcess,
  }) => {
    const layoutShifts = await recordLayoutShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const proxy = await startPiecewiseProxy(siteProcess.url, betweenTags);
      await page.goto(proxy.url + path, { waitUntil: "commit" });
      const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
      await expect.poll(painted).toBe(true);
      do {
        // In the second frame the previous piece has been laid out and painted.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        });
      } while (proxy.sendNext());
      await interactive(page);
      expect.soft(await layoutShifts(), `${width} px`).toEqual([]);
      // Leaves first: requests in flight would fail once the proxy is closed.
      await page.goto("about:blank");
      proxy.close();
    }
  });
}
