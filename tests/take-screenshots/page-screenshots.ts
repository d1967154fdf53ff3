import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { ownersDocuments } from "../owner-content/owners-documents.ts";
import {
  layOutAllSections,
  picturesLoaded,
  readToTheEnd,
  replaceUserStyles,
} from "../support/page/settle.ts";
import {
  album,
  albumGallery,
  startPhotographedSite,
} from "../support/photographs/photographed-site.ts";
import { startSite } from "../support/processes/site-process.ts";
import { startChromium } from "./start-chromium.ts";

/**
 * Takes screenshots of whole pages. `--widths=390,820` sets the widths. `--facts` takes only the
 * pages that show the owner’s optional facts, with all these facts filled in; `--photographs`
 * takes all pages with photographs in the places of the drawings.
 */
const { values: options } = parseArgs({
  options: {
    facts: { type: "boolean", default: false },
    photographs: { type: "boolean", default: false },
    widths: { type: "string", default: "375,768,1280,1920" },
  },
});
const HAS_FACTS = options.facts;
const HAS_PHOTOGRAPHS = options.photographs;
const FOLDER = resolve(
  HAS_FACTS ? "screenshots/facts" : HAS_PHOTOGRAPHS ? "screenshots/photographs" : "screenshots",
);
const PAGES_WITH_FACTS = { program: "/program", apply: "/apply", terms: "/terms" };
const ALL_PAGES = {
  home: "/",
  "about-us": "/aboutus",
  program: "/program",
  reviews: "/reviews",
  apply: "/apply",
  privacy: "/privacy",
  "not-found": "/nowhere",
};
const WIDTHS = options.widths.split(",").map(Number);
const WINDOW_HEIGHT = 900;
const PAGES = HAS_FACTS ? PAGES_WITH_FACTS : ALL_PAGES;
const SCHEMES = ["light", "dark"] as const;

/**
 * Lays out all sections, loads all lazy pictures and makes the window as high as the page, because
 * Playwright's full-page screenshot would scroll the rows that scroll horizontally.
 */
async function showWholePage(page: Page, width: number): Promise<void> {
  await replaceUserStyles(page, layOutAllSections);
  await readToTheEnd(page);
  // Twice, because parts sized by the window's height grow with the first change.
  for (const _ of [1, 2]) {
    const height = await page
      .getByRole("contentinfo")
      .evaluate((footer) => Math.ceil(footer.getBoundingClientRect().bottom + scrollY));
    await page.setViewportSize({ width, height });
  }
  await picturesLoaded(page);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
const site = HAS_PHOTOGRAPHS
  ? await startPhotographedSite(album, albumGallery)
  : await startSite(
      {},
      HAS_FACTS ? { published: () => ownersDocuments(readDocuments(BUILT_IN_DOCUMENTS)) } : {},
    );

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
      if (HAS_FACTS) {
        await page.locator("details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
      }
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
