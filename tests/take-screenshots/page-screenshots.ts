import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { finishedSchool } from "../owner-content/finished-school.ts";
import {
  layOutAllSections,
  picturesLoaded,
  readToTheEnd,
  replaceUserStyles,
} from "../support/page/settle.ts";
import { startPhotographedSite } from "../support/photographs/photographed-site.ts";
import { startSite } from "../support/processes/site-process.ts";
import { startChromium } from "./start-chromium.ts";

/**
 * Takes screenshots of whole pages. `--widths=390,820` sets the widths, `--pages=home,apply` the
 * pages. `--facts` fills in the owner’s optional facts; `--photographs` puts photographs in the
 * places of the drawings. Both together show a finished site.
 */
const { values: options } = parseArgs({
  options: {
    facts: { type: "boolean", default: false },
    photographs: { type: "boolean", default: false },
    pages: { type: "string" },
    widths: { type: "string", default: "375,768,1280,1920" },
  },
});
const { facts: hasFacts, photographs: hasPhotographs } = options;
const FOLDER = resolve(
  ["screenshots", hasFacts && "facts", hasPhotographs && "photographs"].filter(Boolean).join("/"),
);
const ALL_PAGES = {
  home: "/",
  "about-us": "/aboutus",
  program: "/program",
  reviews: "/reviews",
  apply: "/apply",
  terms: "/terms",
  privacy: "/privacy",
  accessibility: "/accessibility",
  "not-found": "/nowhere",
};
const WIDTHS = options.widths.split(",").map(Number);
/** The first screen of the pictures is that of a small phone. */
const windowOf = (width: number) => ({ width, height: width < 600 ? 667 : 900 });
const PAGES = Object.entries(ALL_PAGES).filter(
  ([name]) => (options.pages?.split(",").includes(name) ?? true) && (name !== "terms" || hasFacts),
);
const SCHEMES = ["light", "dark"] as const;

/** Lays out all sections, and loads all lazy pictures. */
async function showWholePage(page: Page): Promise<void> {
  await replaceUserStyles(page, layOutAllSections);
  await readToTheEnd(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await picturesLoaded(page);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
const builtIn = readDocuments(BUILT_IN_DOCUMENTS);
const documents = hasFacts ? finishedSchool(builtIn) : builtIn;
const site = hasPhotographs
  ? await startPhotographedSite(documents)
  : await startSite({}, hasFacts ? { published: () => documents } : {});

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: windowOf(width),
      colorScheme,
      reducedMotion: "reduce",
    });
    for (const [name, path] of PAGES) {
      await page.goto(path, { waitUntil: "networkidle" });
      await showWholePage(page);
      const file = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await page.close();
  }
}

await site.stop();
await browser.close();
