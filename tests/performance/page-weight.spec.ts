import type { Page } from "@playwright/test";

import { expect, interactive, test } from "../support/fixtures/site.ts";
import { waitForTypeface } from "../support/page/settle.ts";

const KB = 1000;
const PHONE = { width: 375, height: 812 };

/**
 * Makes the browser appear busy, so that the page does not yet load what it loads when idle.
 * @returns a function that makes the browser idle
 */
async function beBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const waiting: Parameters<typeof requestIdleCallback>[] = [];
    window.requestIdleCallback = (...args) => waiting.push(args);
    Object.assign(window, {
      rest() {
        window.requestIdleCallback = requestIdleCallback;
        for (const args of waiting) requestIdleCallback(...args);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "rest")());
}

test.use({ viewport: PHONE });

test("Home has downloaded at most 203.5 KB once it is hydrated", async ({ page }) => {
  const { downloads, sum } = await watchDownloads(page);
  await page.goto("/");
  await interactive(page);
  await waitForTypeface(page, "Outfit");
  await page.waitForLoadState("networkidle");
  // Exclude the hero's second picture, which may already be loaded on a slow machine.
  const next = downloads.filter(({ path }) => path.includes("/hero-malecon"));
  const atIdle = sum() - next.reduce((total, { bytes }) => total + bytes, 0);
  expect(atIdle, JSON.stringify(downloads)).toBeLessThanOrEqual(203.5 * KB);

  await test.step("hovering over a link fetches all of its page", async () => {
    await page.setViewportSize({ width: 800, height: 600 });
    const link = page.getByRole("banner").getByRole("link", { name: "Program" });
    downloads.length = 0;
    await link.hover();
    for (const file of [/\/program-.*\.js$/, /\/route-.*\.css$/]) {
      await expect.poll(() => downloads.filter(({ path }) => file.test(path))).toHaveLength(1);
    }
    downloads.length = 0;
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The page's own style sheet is read from the cache.
    const fetched = downloads.filter(
      ({ path, bytes }) => /\.(js|css|data)$/.test(path) && bytes > 0,
    );
    expect(fetched).toEqual([]);
  });
});

test.describe("with a device pixel ratio of 2, for which pictures are larger", () => {
  test.use({ deviceScaleFactor: 2 });

  // One test per page: Chromium would prefer a larger picture that is already cached. The
  // accessibility statement has nothing that these lack.
  for (const path of ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"]) {
    test(`${path} loads without a script, later at most 130.5 KB of them`, async ({ page }) => {
      const rest = await beBusy(page);
      const { asked, downloads, sum } = await watchDownloads(page);
      await page.goto(path, { waitUntil: "networkidle" });
      if (path === "/") expect(sum(), JSON.stringify(downloads)).toBeLessThanOrEqual(100 * KB);
      const ending = (type: string) => asked.filter((file) => file.endsWith(type));
      expect.soft(ending(".js")).toEqual([]);
      expect.soft(ending(".woff2").length, "fonts").toBeLessThanOrEqual(1);

      await rest();
      await interactive(page);
      const scripts = downloads.filter((file) => file.path.endsWith(".js"));
      expect(scripts.length).toBeGreaterThan(0);
      const bytes = scripts.reduce((total, file) => total + file.bytes, 0);
      expect.soft(bytes).toBeLessThanOrEqual(130.5 * KB);
      expect.soft(await oversizedPictures(page)).toEqual([]);
      const unused = /video-modal|lightbox|conversation|check-and-send|\.mp4|\.webm|\.vtt/;
      expect.soft(asked.filter((file) => unused.test(file))).toEqual([]);
    });
  }
});

/** Describes the pictures whose file is more than 1.3 times as wide as needed. */
function oversizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.images) {
      // Pictures of the carousel load only when they are near the viewport.
      const isInCarousel = image.closest('[aria-roledescription="carousel"]');
      if (isInCarousel || !image.checkVisibility() || image.src.endsWith(".svg")) continue;
      image.scrollIntoView();
      await image.decode().catch(() => {});
      const box = image.getBoundingClientRect();
      const natural = image.naturalWidth / image.naturalHeight;
      // If `object-fit: cover` crops the sides, the picture is wider than its box.
      const isCover = getComputedStyle(image).objectFit === "cover";
      const shown = isCover ? Math.max(box.width, box.height * natural) : box.width;
      const width = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      const needed = shown * devicePixelRatio;
      if (width > needed * 1.3) {
        found.push(`${image.currentSrc}: ${width} for ${Math.round(needed)}`);
      }
    }
    return found;
  });
}

/**
 * Records a page's downloads and their bytes: response headers and compressed body. `sum` returns
 * the bytes transferred so far.
 */
async function watchDownloads(page: Page) {
  const downloads: { path: string; bytes: number }[] = [];
  const asked: string[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // Chromium's lazy-loading distance depends on the connection type, which is unset when headless.
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    connectionType: "cellular4g",
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    const { pathname } = new URL(request.url);
    paths.set(requestId, pathname);
    asked.push(pathname);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) downloads.push({ path, bytes: encodedDataLength });
  });
  return {
    downloads,
    asked,
    sum: () => downloads.reduce((total, { bytes }) => total + bytes, 0),
  };
}
