import type { Page } from "@playwright/test";

import { watchDownloads } from "../support/downloads.ts";
import { interactive } from "../support/open-page.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";
import { typeface } from "../support/typeface.ts";

const KB = 1000;

/** Keeps the browser from ever being idle, so that only what the page itself needs is loaded. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

for (const density of [1, 2]) {
  test.describe(`on a phone of 375 px with ${density} pixels to each`, () => {
    test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: density });

    test("the home page takes 100 KB at most until it has loaded, scripts none of it", async ({
      page,
    }) => {
      await neverIdle(page);
      const { downloads, asked, sum } = await watchDownloads(page);
      await page.goto("/", { waitUntil: "networkidle" });
      expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
      expect(sum(), JSON.stringify(downloads)).toBeLessThanOrEqual(100 * KB);
    });
  });
}

test.describe("with one pixel to each", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the home page takes 200 KB at most with everything that comes at idle", async ({
    page,
  }) => {
    const { downloads, sum } = await watchDownloads(page);
    await page.goto("/");
    await interactive(page);
    await typeface(page, "Outfit");
    await page.waitForLoadState("networkidle");
    // The second picture comes later, halfway to its turn: on a slow machine it may be here already.
    const next = downloads.filter(({ path }) => path.includes("/hero-malecon"));
    const atIdle = sum() - next.reduce((total, { bytes }) => total + bytes, 0);
    expect(atIdle, JSON.stringify(downloads)).toBeLessThanOrEqual(200 * KB);
  });
});

for (const path of PAGES) {
  test.describe(path, () => {
    test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });

    test(`${path} asks for no script before it has loaded, and for one typeface at most`, async ({
      page,
    }) => {
      await neverIdle(page);
      const { asked } = await watchDownloads(page);
      await page.goto(path, { waitUntil: "networkidle" });
      expect(asked.filter((file) => file.endsWith(".js"))).toEqual([]);
      expect(asked.filter((file) => file.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
    });

    test(`the scripts of ${path} take 127 KB at most`, async ({ page }) => {
      const { downloads } = await watchDownloads(page);
      await page.goto(path);
      await interactive(page);
      const scripts = downloads.filter((file) => file.path.endsWith(".js"));
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(127 * KB);
    });

    test(`nothing on ${path} moves by itself, from the first paint to the last typeface`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path);
      await interactive(page);
      await typeface(page, "Outfit");
      await page.mouse.wheel(0, 20_000);
      await expect
        .poll(() => page.evaluate(() => window.scrollY + window.innerHeight))
        .toBeGreaterThan(2000);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    });

    test(`no picture of ${path} is downloaded much larger than it is shown`, async ({ page }) => {
      await page.goto(path);
      await interactive(page);
      const tooLarge = await page.evaluate(async () => {
        const found: string[] = [];
        for (const image of document.images) {
          // Those further along in the carousel come when they are near.
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
      expect(tooLarge).toEqual([]);
    });
  });
}

test("the players, the lightbox, the chat and the forms’ rules come only when they are used", async ({
  page,
}) => {
  const { asked } = await watchDownloads(page);
  for (const path of PAGES) {
    await page.goto(path);
    await interactive(page);
  }
  const heavy = /video-modal|lightbox|conversation|rules|schemas|send-mail|validate|\.mp4|\.vtt/;
  expect(asked.filter((file) => heavy.test(file))).toEqual([]);
});

test("a link’s page is fetched when the pointer comes near, and nothing is left for the click", async ({
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
