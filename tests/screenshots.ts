import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";

import { allPictures } from "./support/page/pictures.ts";
import { startSite } from "./support/processes/site-process.ts";
import { ensureChromium, systemChromium } from "../tools/programs/chromium.ts";

const FOLDER = "screenshots";
const PAGES = {
  home: "/",
  "about-us": "/aboutus",
  program: "/program",
  reviews: "/reviews",
  apply: "/apply",
  privacy: "/privacy",
  "not-found": "/nowhere",
};
const WIDTHS = [375, 768, 1280, 1920];
const WINDOW_HEIGHT = 900;
const SCHEMES = ["light", "dark"] as const;

/** Makes the window as high as the page, with every lazy picture on it. */
async function showWholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Not Playwright's own full-page picture: taking it moves what can be scrolled sideways.
  await page.setViewportSize({ width, height });
  await allPictures(page);
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
      viewport: { width, height: WINDOW_HEIGHT },
      colorScheme,
      reducedMotion: "reduce",
    });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path, { waitUntil: "networkidle" });
      await showWholePage(page, width);
      const file = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file });
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      console.log(file);
    }
    await page.close();
  }
}

await site.stop();
await browser.close();
