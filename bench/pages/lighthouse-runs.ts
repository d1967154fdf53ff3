import lighthouse, { desktopConfig, type Result, type TraceEvent } from "lighthouse";
import { launch } from "chrome-launcher";

const FIGURES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Starts a browser for Lighthouse; without a path, chrome-launcher chooses it. */
export function startBrowser(chromePath: string | undefined): ReturnType<typeof launch> {
  return launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      // Caddy uses a self-signed certificate.
      "--ignore-certificate-errors",
    ],
  });
}

/** A cold load on Lighthouse's emulated phone. Without scores it takes half the time. */
export function loadOnPhone(port: number, url: string, withScores: boolean): Promise<Result> {
  return lighthouse(url, {
    port,
    logLevel: "error",
    ...(!withScores && { onlyAudits: Object.values(FIGURES), disableFullPageScreenshot: true }),
  });
}

export function loadOnDesktop(port: number, url: string): Promise<Result> {
  return lighthouse(url, { port, logLevel: "error" }, desktopConfig);
}

/** Medians of several loads of a page. Ignores missing values: a busy machine may miss a paint. */
export function figuresOf(loads: readonly Result[]) {
  const middle = (audit: string) =>
    median(loads.flatMap(({ lhr }) => lhr.audits[audit]?.numericValue ?? []));
  const threads = loads.map(({ artifacts }) => mainThread(artifacts.Trace.traceEvents));
  return {
    FCP: middle(FIGURES.FCP),
    LCP: middle(FIGURES.LCP),
    TBT: middle(FIGURES.TBT),
    CLS: middle(FIGURES.CLS),
    mainThread: median(threads.map(({ total }) => total)),
    longestTask: median(threads.map(({ longest }) => longest)),
  };
}

/** Median scores: performance, accessibility, best practices, SEO. */
export function scoresOf(loads: readonly Result[]): string {
  return CATEGORIES.map((name) =>
    Math.round(median(loads.map(({ lhr }) => (lhr.categories[name]?.score ?? 0) * 100))),
  ).join(" ");
}

/**
 * CPU time of the page's main thread in milliseconds, which other processes do not affect, unlike
 * wall time.
 * @throws when the trace contains no first contentful paint
 */
function mainThread(events: readonly TraceEvent[]): { total: number; longest: number } {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace holds no first contentful paint.");
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { total: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
