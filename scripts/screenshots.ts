import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";

import { startSite } from "../tests/support/site-process.ts";
import { ensureChromium, systemChromium } from "./chromium.ts";

const FOLDER = "screenshots";
const PAGES = {
  home: "/",
  "about-us": "/aboutus",
  program: "/program",
  reviews: "/reviews",
  apply: "/apply",
  "not-found": "/nowhere",
};
const WIDTHS = [375, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;

/** Brings every lazy picture in by scrolling past it, and comes back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.mouse.wheel(0, 600);
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.closest("dialog")),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}

ensureChromium();
mkdirSync(FOLDER, { recursive: true });
const executablePath = systemChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const site = await startSite({});

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width, height: width < 768 ? 812 : 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      const file = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await page.close();
  }
}

await site.stop();
await browser.close();
