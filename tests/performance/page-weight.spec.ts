import type { Page } from "@playwright/test";

import { watchDownloads } from "../support/measurements/downloads.ts";
import { interactive } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/pages.ts";
import { expect, test } from "../support/page/site.ts";
import { typeface } from "../support/page/typeface.ts";

const KB = 1000;
const PHONE = { viewport: { width: 375, height: 812 } };

/** Keeps the browser from ever being idle: nothing that loads when idle is requested. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test.describe("on a phone", () => {
  for (const density of [1, 2]) {
    test.describe(`with ${density} device pixels to each`, () => {
      test.use({ ...PHONE, deviceScaleFactor: density });

      test("the home page downloads 100 KB at most until it has loaded", async ({ page }) => {
        await neverIdle(page);
        const { downloads, sum } = await watchDownloads(page);
        await page.goto("/", { waitUntil: "networkidle" });
        expect(sum(), JSON.stringify(downloads)).toBeLessThanOrEqual(100 * KB);
      });
    });
  }

  test.describe("with one device pixel to each", () => {
    test.use(PHONE);

    test("the home page downloads 200 KB at most with everything that loads when idle", async ({
      page,
    }) => {
      const { downloads, sum } = await watchDownloads(page);
      await page.goto("/");
      await interactive(page);
      await typeface(page, "Outfit");
      await page.waitForLoadState("networkidle");
      // The hero's second picture loads halfway to its turn: on a slow machine it may be here already.
      const next = downloads.filter(({ path }) => path.includes("/hero-malecon"));
      const atIdle = sum() - next.reduce((total, { bytes }) => total + bytes, 0);
      expect(atIdle, JSON.stringify(downloads)).toBeLessThanOrEqual(200 * KB);
    });
  });

  test.describe("with two device pixels to each", () => {
    test.use({ ...PHONE, deviceScaleFactor: 2 });

    test("no page requests a script, or a second typeface, before it has loaded", async ({
      page,
    }) => {
      await neverIdle(page);
      const { asked } = await watchDownloads(page);
      for (const path of PAGES) {
        asked.length = 0;
        await page.goto(path, { waitUntil: "networkidle" });
        expect
          .soft(
            asked.filter((file) => file.endsWith(".js")),
            path,
          )
          .toEqual([]);
        const typefaces = asked.filter((file) => file.endsWith(".woff2"));
        expect.soft(typefaces.length, path).toBeLessThanOrEqual(1);
      }
    });

    for (const path of PAGES) {
      test(`the scripts of ${path} are 127 KB at most`, async ({ page }) => {
        const { downloads } = await watchDownloads(page);
        await page.goto(path);
        await interactive(page);
        const scripts = downloads.filter((file) => file.path.endsWith(".js"));
        expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(
          127 * KB,
        );
      });

      // Each in a browser of its own: Chromium shows a larger picture that it has cached.
      test(`no picture of ${path} is downloaded much larger than it is shown`, async ({ page }) => {
        await page.goto(path);
        await interactive(page);
        expect(await oversizedPictures(page)).toEqual([]);
      });
    }
  });
});

test("the players, the lightbox, the chat and the forms’ validation load only when they are used", async ({
  page,
}) => {
  const { asked } = await watchDownloads(page);
  for (const path of PAGES) {
    await page.goto(path);
    await interactive(page);
  }
  const heavy = /video-modal|lightbox|conversation|check-and-send|\.mp4|\.webm|\.vtt/;
  expect(asked.filter((file) => heavy.test(file))).toEqual([]);
});

test("hovering over a link prefetches its page, so that a click requests nothing", async ({
  page,
}) => {
  const { asked } = await watchDownloads(page);
  await page.goto("/");
  await interactive(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Program" });
  await link.hover();
  await expect.poll(() => asked.filter((path) => /\/program-.*\.js$/.test(path))).toHaveLength(1);
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
  expect(asked.filter((path) => /\.(js|css|data)$/.test(path))).toEqual([]);
});

/** Pictures whose file is over 1.3 times as wide as it is shown, with both widths in pixels. */
function oversizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.images) {
      // Pictures further along in the carousel load when they come near.
      const isAside = image.closest('[aria-roledescription="carousel"]');
      if (isAside || !image.checkVisibility() || image.src.endsWith(".svg")) continue;
      image.scrollIntoView();
      await image.decode().catch(() => {});
      const box = image.getBoundingClientRect();
      const natural = image.naturalWidth / image.naturalHeight;
      // Where the box cuts the sides off, the picture is wider than the box.
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
