import { hasFallbackFonts } from "../../tools/programs/chromium.ts";
import { recordLayoutShifts } from "../support/measurements/layout-shifts.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { readToTheEnd } from "../support/page/pictures-loaded.ts";
import { foldOf, startPiecewiseProxy } from "../support/page/piecewise-proxy.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { waitForTypeface } from "../support/page/typeface.ts";

test.skip(!hasFallbackFonts(), "Without Liberation fonts, web fonts cause layout shifts.");

const paths = [...PAGES, "/apply/May%205th%202025"];
const widths = [375, 412, 1280];

/** The positions of every twentieth tag below the fold, where the HTML is cut into pieces. */
function betweenTags(html: string): number[] {
  const fold = foldOf(html);
  const tags = Array.from(html.matchAll(/<[a-z]/g), ({ index }) => index);
  return tags.filter((place) => place > fold).filter((_, index) => index % 20 === 0);
}

// Both tests open every page at every width.
test.setTimeout(480_000);

test("no page has a layout shift while it loads and is scrolled", async ({ page }) => {
  const layoutShifts = await recordLayoutShifts(page);
  for (const path of paths) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await waitForTypeface(page, "Outfit");
      await readToTheEnd(page);
      expect.soft(await layoutShifts(), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("no page has a layout shift while its HTML arrives in pieces and its fonts arrive late", async ({
  page,
  siteProcess,
}) => {
  const layoutShifts = await recordLayoutShifts(page);
  for (const path of paths) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const proxy = await startPiecewiseProxy(siteProcess.url, betweenTags);
      await page.goto(proxy.url + path, { waitUntil: "commit" });
      const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
      await expect.poll(painted).toBe(true);
      do {
        // Wait two frames, until the previous piece is laid out and painted.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        });
      } while (proxy.sendNext());
      await interactive(page);
      expect.soft(await layoutShifts(), `${path} at ${width} px`).toEqual([]);
      // Leave the page before closing the proxy, so that no request in flight fails.
      await page.goto("about:blank");
      proxy.close();
    }
  }
});
