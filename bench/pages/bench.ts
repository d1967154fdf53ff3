/*
 * Measures the built pages with Lighthouse, compared with limit-page.ts and with other builds.
 *
 * --runs 5            loads of each page
 * --pages /,/apply    the pages to load; default: all six
 * --before <folder>   another build to measure alternately; may be given several times
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs, promisify } from "node:util";

import { caddy } from "../../tools/programs/programs.ts";
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
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** How much slower Lighthouse supposes the phone’s processor to be. */
const CPU_SLOWDOWN = 4;
/** Caddy’s certificate is its own. */
const CHROMIUM =
  "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --ignore-certificate-errors";

execFileSync("npm", ["install", "--prefix", "bench/pages", "--no-audit", "--no-fund", "--silent"], {
  stdio: "inherit",
});
warnOfMissing(ensurePrograms([caddy]));
// Not the headless shell, which hides nine tenths of the blocking time.
const chromium = ensureWholeChromium();
const assets = mkdtempSync(join(tmpdir(), "bench-"));
const folders = [...options.before, "build"];
const names = ["limit", ...folders.map((folder) => basename(folder))];
const sites = await Promise.all(
  [await openLimit(pages), ...folders.map(openSite)].map(serveBehindCaddy),
);
const rows = [];
for (const page of pages) rows.push(...(await measure(page)));
console.table(rows);
rmSync(assets, { recursive: true });
await Promise.all(sites.map((site) => site.close()));

type Load = Awaited<ReturnType<typeof load>>;

/** A row for each build; builds alternate, so that other load affects all of them. */
async function measure(page: string) {
  const phone = sites.map((): Load[] => []);
  const desktop: Load[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [index, { url }] of sites.entries()) {
      phone[index]?.push(await load(url + page));
    }
    desktop.push(await load(`${sites.at(-1)?.url}${page}`, "--preset=desktop"));
  }
  const limit = phone[0] ?? [];
  return phone.map((loads, index) => {
    const figure = (name: keyof Load["figures"]) =>
      median(loads.map(({ figures }) => figures[name]));
    const ratio = (name: keyof Load["figures"]) =>
      (figure(name) / median(limit.map(({ figures }) => figures[name]))).toFixed(2);
    return {
      page,
      build: names[index] ?? "",
      "FCP ms": Math.round(figure("FCP")),
      "× ": ratio("FCP"),
      "LCP ms": Math.round(figure("LCP")),
      "×": ratio("LCP"),
      "TBT ms": Math.round(figure("TBT")),
      "TBT, CPU ms": Math.round(figure("cpuBlocking")),
      CLS: figure("CLS").toFixed(3),
      "main thread ms": Math.round(figure("mainThread")),
      "longest task ms": figure("longestTask").toFixed(1),
      mobile: scoresOf(loads),
      ...(index === sites.length - 1 && { desktop: scoresOf(desktop) }),
    };
  });
}

/** A cold load, on an emulated phone unless the options say otherwise. */
async function load(url: string, ...more: readonly string[]) {
  const lighthouse = "bench/pages/node_modules/lighthouse/cli/index.js";
  const to = ["--quiet", "--output=json", `--output-path=${assets}/load.json`, "--save-assets"];
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  await promisify(execFile)(process.execPath, [lighthouse, url, ...to, CHROMIUM, ...more], { env });
  const { audits, categories } = JSON.parse(readFileSync(`${assets}/load.json`, "utf8"));
  const { traceEvents } = JSON.parse(readFileSync(`${assets}/load-0.trace.json`, "utf8"));
  const value = (audit: string): number => audits[audit].numericValue ?? Number.NaN;
  return {
    figures: {
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      ...mainThread(traceEvents),
    },
    scores: CATEGORIES.map((name): number => categories[name].score * 100),
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  ts: number;
  /** The thread’s processor time in microseconds. */
  tdur?: number;
}

/** Processor time of the page’s main thread in milliseconds: other processes do not change it. */
function mainThread(events: readonly TraceEvent[]) {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint?.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => ({
      ms: tdur / 1000,
      isPainted: paint !== undefined && ts > paint.ts,
    }));
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    mainThread: sum(tasks.map(({ ms }) => ms)),
    longestTask: Math.max(...tasks.map(({ ms }) => ms)),
    /** Total blocking time as Lighthouse counts it, of tasks as long as their processor time. */
    cpuBlocking: sum(
      tasks.map(({ ms, isPainted }) => (isPainted ? Math.max(0, ms * CPU_SLOWDOWN - 50) : 0)),
    ),
  };
}

/** Median scores: performance, accessibility, best practices, SEO. */
function scoresOf(loads: readonly Load[]): string {
  return CATEGORIES.map((_, index) =>
    Math.round(median(loads.map(({ scores }) => scores[index] ?? 0))),
  ).join(" ");
}

/** Ignores missing figures: a busy machine may miss a paint. */
function median(figures: readonly number[]): number {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
