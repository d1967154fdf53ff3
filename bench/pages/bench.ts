import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

import { ensureChromium, systemChromium } from "../../scripts/chromium.ts";
import { startCaddy } from "../../tests/support/caddy.ts";
import { ensureCaddy } from "../../scripts/caddy.ts";
import { PAGES } from "../../tests/support/pages.ts";
import { median } from "../median.ts";
import { buildLimit, serve } from "./serve-limit.ts";

const RUNS = Number(process.argv[2] ?? 5);
const LIMIT = "data/bench-limit";

const FIGURES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

execFileSync("npm", ["install", "--prefix", "bench/pages", "--no-audit", "--no-fund", "--silent"], {
  stdio: "inherit",
});
const { default: lighthouse, desktopConfig } = await import("lighthouse");
const { launch } = await import("chrome-launcher");

ensureChromium();
await buildLimit(LIMIT, PAGES);
// As visitors get them: over HTTPS and HTTP/2, from the Caddy that the site is deployed with.
ensureCaddy();
const servers = [await serve("build"), await serve(LIMIT)] as const;
const [ours, limit] = [await deployed(servers[0].url), await deployed(servers[1].url)];
const executable = systemChromium();
const browser = await launch({
  ...(executable && { chromePath: executable }),
  // Caddy’s own certificate authority is known to nobody.
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--ignore-certificate-errors",
  ],
});

function deployed(server: string) {
  return startCaddy("deploy/one/Caddyfile", { SITE_SERVER: new URL(server).host }, "https");
}

async function measure(url: string, config?: unknown) {
  const { lhr } = await lighthouse(url, { port: browser.port, logLevel: "error" }, config);
  return lhr;
}

type Report = Awaited<ReturnType<typeof measure>>;

/** Of those runs in which the browser told a figure: on a busy machine it may miss the paint. */
function middle(reports: readonly Report[], figure: keyof typeof FIGURES): number {
  const figures = reports.map(({ audits }) => audits[FIGURES[figure]]?.numericValue);
  return median(figures.filter((value) => value !== undefined));
}

/** Performance, accessibility, best practices, SEO. */
function scores(reports: readonly Report[]): string {
  return ["performance", "accessibility", "best-practices", "seo"]
    .map((name) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)))
    .map(Math.round)
    .join(" ");
}

const rows = [];
for (const page of PAGES) {
  const [mobile, bare, desktop]: [Report[], Report[], Report[]] = [[], [], []];
  // By turns, so that whatever else the machine does weighs on all alike.
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await measure(limit.url + page));
    mobile.push(await measure(ours.url + page));
    desktop.push(await measure(ours.url + page, desktopConfig));
  }
  rows.push({
    page,
    "FCP ms": Math.round(middle(mobile, "FCP")),
    "limit ": Math.round(middle(bare, "FCP")),
    "× ": (middle(mobile, "FCP") / middle(bare, "FCP")).toFixed(2),
    "LCP ms": Math.round(middle(mobile, "LCP")),
    limit: Math.round(middle(bare, "LCP")),
    "×": (middle(mobile, "LCP") / middle(bare, "LCP")).toFixed(2),
    "TBT ms": Math.round(middle(mobile, "TBT")),
    "limit’s TBT": Math.round(middle(bare, "TBT")),
    CLS: middle(mobile, "CLS").toFixed(3),
    mobile: scores(mobile),
    desktop: scores(desktop),
  });
}
console.table(rows);

browser.kill();
await Promise.all([ours.close(), limit.close()]);
for (const { server } of servers) server.close();
rmSync(LIMIT, { recursive: true, force: true });
