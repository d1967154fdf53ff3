import { hasFallbackFonts } from "../../tools/programs/chromium.ts";
import { recordLayoutShifts } from "../support/measurements/layout-shifts.ts";
import { readToTheEnd, waitForTypeface } from "../support/page/settle.ts";
import { foldOf, startPiecewiseProxy } from "../support/page/piecewise-proxy.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";

test.use({ reducedMotion: "no-preference" });

/** Whether the Liberation fonts are installed, without which web fonts cause layout shifts. */
const isStable = hasFallbackFonts();

/** Everything that moves: the hero, the carousel, videos, the FAQ, the gallery, the splash, a stored answer. */
const visits = [
  ["/", 375],
  ["/", 1280],
  ["/program", 375],
  ["/reviews", 375],
  ["/apply/May%205th%202025", 375],
] as const;

/** The positions of every hundredth tag below the fold, where the HTML is cut into pieces. */
function betweenTags(html: string): number[] {
  const fold = foldOf(html);
  const tags = Array.from(html.matchAll(/<[a-z]/g), ({ index }) => index);
  return tags.filter((place) => place > fold).filter((_, index) => index % 100 === 0);
}

test.slow();

test("reading a page that arrives in pieces shifts nothing", async ({ page, siteProcess }) => {
  const layoutShifts = await recordLayoutShifts(page);
  for (const [path, width] of visits) {
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
    await waitForTypeface(page, "Outfit");
    await readToTheEnd(page);
    if (isStable) expect.soft(await layoutShifts(), `${path} at ${width} px`).toEqual([]);
    await page.waitForLoadState("networkidle");
    // Leave the page before closing the proxy, so that no request in flight fails.
    await page.goto("about:blank");
    proxy.close();
  }
});
