/*
 * Measures the built pages with Lighthouse, compared with limit-page.ts and with other builds.
 *
 * --runs 5            loads of each page
 * --pages /,/apply    the pages to load; default: all six
 * --before <folder>   another build to measure alternately; may be given several times
 */
import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { parseArgs } from "node:util";

import { caddy } from "../../tools/programs/proxies.ts";
import { ensureWholeChromium } from "../../tools/programs/chromium.ts";
import { ensurePrograms, warnOfMissing } from "../../tools/programs/ensure-programs.ts";
import { PAGES } from "../../tests/support/site-content.ts";
import { openLimit, openSite, serveBehindCaddy } from "./serve-build.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: PAGES.join() },
    before: { type: "string", multiple: true, default: [] },
  },
});
const pages = options.pages.split(",");

execFileSync("npm", ["install", "--prefix", "bench/pages", "--no-audit", "--no-fund", "--silent"], {
  stdio: "inherit",
});
const { figuresOf, loadOnDesktop, loadOnPhone, scoresOf, startBrowser } =
  await import("./lighthouse-runs.ts");

type Loads = Awaited<ReturnType<typeof loadOnPhone>>[];

warnOfMissing(ensurePrograms([caddy]));
const folders = [...options.before, "build"];
const names = ["limit", ...folders.map((folder) => basename(folder))];
const sites = await Promise.all(
  [await openLimit(pages), ...folders.map(openSite)].map(serveBehindCaddy),
);
// Scores double the time of a load, so a comparison of builds (--before) does without them.
const withScores = options.before.length === 0;

// Not the headless shell, which hides nine tenths of the blocking time.
const { port, kill } = await startBrowser(ensureWholeChromium());
const rows = [];
for (const page of pages) rows.push(...(await measure(page)));
kill();
console.table(rows);
await Promise.all(sites.map((site) => site.close()));

/** Returns a row for each build; builds alternate, so that other load affects all of them. */
async function measure(page: string) {
  const phone = sites.map((): Loads => []);
  const desktop: Loads = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [index, { url }] of sites.entries()) {
      const isOurs = index === sites.length - 1;
      phone[index]?.push(await loadOnPhone(port, url + page, withScores && isOurs));
      if (withScores && isOurs) desktop.push(await loadOnDesktop(port, url + page));
    }
  }
  const [limit, ...builds] = phone.map(figuresOf);
  if (!limit) return [];
  return [limit, ...builds].map((figures, index) => ({
    page,
    build: names[index] ?? "",
    "FCP ms": Math.round(figures.FCP),
    "× ": (figures.FCP / limit.FCP).toFixed(2),
    "LCP ms": Math.round(figures.LCP),
    "×": (figures.LCP / limit.LCP).toFixed(2),
    "TBT ms": Math.round(figures.TBT),
    CLS: figures.CLS.toFixed(3),
    "main thread ms": Math.round(figures.mainThread),
    "longest task ms": figures.longestTask.toFixed(1),
    ...(withScores && index > 0 && { mobile: scoresOf(phone[index] ?? []) }),
    ...(withScores && index > 0 && { desktop: scoresOf(desktop) }),
  }));
}
