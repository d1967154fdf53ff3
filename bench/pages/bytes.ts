import { argv } from "node:process";
import type { Browser } from "@playwright/test";

import { ensureChromium, launchChromium } from "../../tools/programs/chromium.ts";
import { PAGES } from "../../tests/support/site-content.ts";
import { watchDownloads } from "../../tests/support/measurements/downloads.ts";
import { median } from "./median.ts";

/** The arguments: addresses of running sites, such as one before a change and one after it. */
const sites = argv.slice(2);
if (sites.length === 0) throw new Error("Name the address of at least one running site.");

const ROUNDS = 5;
const DEVICES = [
  { name: "a phone of 390 by 844 px, 2 pixels to each", width: 390, height: 844, density: 2 },
  { name: "a phone of 390 by 844 px, 3 pixels to each", width: 390, height: 844, density: 3 },
  { name: "a laptop of 1280 by 800 px", width: 1280, height: 800, density: 1 },
  { name: "a laptop of 1440 by 900 px, 2 pixels to each", width: 1440, height: 900, density: 2 },
] as const;
type Device = (typeof DEVICES)[number];

ensureChromium();
const browser = await launchChromium();
for (const device of DEVICES) {
  const rows: Record<string, string | number>[] = [];
  for (const path of PAGES) rows.push({ page: path, ...(await medians(path, device)) });
  console.log(`${device.name}: bytes, median of ${ROUNDS}`);
  console.table(rows);
}
await browser.close();

/** The bytes of a page on each site, visited in turns. */
async function medians(path: string, device: Device): Promise<Record<string, number>> {
  const visits = sites.map((site) => ({ site, atLoad: [] as number[], atIdle: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { site, atLoad, atIdle } of visits) {
      const bytes = await visit(browser, site + path, device);
      atLoad.push(bytes.atLoad);
      atIdle.push(bytes.atIdle);
    }
  }
  return Object.fromEntries(
    visits.flatMap(({ site, atLoad, atIdle }) => [
      [`${site}: before load`, median(atLoad)],
      [`${site}: at idle`, median(atIdle)],
    ]),
  );
}

/**
 * Loads a page without cache, and counts bytes with headers: until the load event, and until
 * hydration, fonts and lazy pictures near the window have loaded.
 */
async function visit(on: Browser, address: string, { width, height, density }: Device) {
  const page = await on.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    isMobile: width < 768,
    hasTouch: width < 768,
    // Without motion, Home does not load the pictures that it rotates.
    reducedMotion: "reduce",
  });
  const { sum } = await watchDownloads(page);
  await page.goto(address, { waitUntil: "load" });
  const atLoad = sum();
  await page.locator("html[data-fonts-loaded]").waitFor();
  await page.waitForLoadState("networkidle");
  const atIdle = sum();
  await page.close();
  return { atLoad, atIdle };
}
