import type { Page } from "@playwright/test";

import { hasFallbackFonts } from "../../tools/programs/chromium.ts";
import { recordLayoutShifts } from "../support/measurements/layout-shifts.ts";
import { readToTheEnd, waitForTypeface } from "../support/page/settle.ts";
import { foldOf, startPiecewiseProxy } from "../support/page/piecewise-proxy.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";

test.use({ reducedMotion: "no-preference" });

/** Whether the Liberation fonts are installed, without which web fonts cause layout shifts. */
const isStable = hasFallbackFonts();

/** A page that stores the start date of its URL in a draft. */
const FILLED_IN = "/apply/May%205th%202025";

/** The pages with everything that moves: the hero, the carousel, videos, the FAQ, the splash. */
const desktopPages = new Set(["/", "/program", "/apply", FILLED_IN]);

/** The positions of every hundredth tag below the fold, where the HTML is cut into pieces. */
function betweenTags(html: string): number[] {
  const fold = foldOf(html);
  const tags = Array.from(html.matchAll(/<[a-z]/g), ({ index }) => index);
  return tags.filter((place) => place > fold).filter((_, index) => index % 100 === 0);
}

test.setTimeout(480_000);

// Not checked here: requests to third parties, which make every browser test fail.
test("reading a page that arrives in pieces shifts nothing", async ({
  page,
  context,
  siteProcess,
  allow,
}) => {
  allow.console(/status of 404/);
  const cookies: string[] = [];
  // Listen on the context, which includes the responses to workers and frames.
  context.on("response", async (response) => {
    const cookie = await response.headerValue("set-cookie");
    if (cookie) cookies.push(`${response.url()}: ${cookie}`);
  });
  const layoutShifts = await recordLayoutShifts(page);
  for (const path of [...PAGES, "/nowhere", FILLED_IN]) {
    for (const width of desktopPages.has(path) ? [375, 1280] : [375]) {
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
      if (path !== FILLED_IN) expect.soft(await stored(page), path).toEqual([]);
      // Leave the page before closing the proxy, so that no request in flight fails.
      await page.goto("about:blank");
      proxy.close();
    }
  }
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** The names of everything that pages can keep in the browser. */
function stored(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
}
