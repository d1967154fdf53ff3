import { createServer } from "node:http";
import type { Page } from "@playwright/test";

import { hasFallbackFonts } from "../../tools/programs/chromium.ts";
import { listenOnFreePort } from "../support/processes/free-port.ts";
import { readToTheEnd, waitForTypeface } from "../support/page/settle.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";

test.use({ reducedMotion: "no-preference" });

/** Whether the Liberation fonts are installed, without which web fonts cause layout shifts. */
const isStable = hasFallbackFonts();

/** Everything that moves: the hero, the carousel, videos, the FAQ, the gallery, the splash, a stored answer. */
const visits = [
  ["/", 375],
  ["/", 1280],
  ["/program", 375],
  ["/reviews", 375],
  ["/apply/May%205th%202025", 375],
] as const;

/** The positions of every hundredth tag below the fold: browsers paint nothing before that has arrived. */
function betweenTags(html: string): number[] {
  const fold = html.indexOf('id="fold"');
  if (fold === -1) throw new Error("The page has no fold.");
  const end = html.indexOf("</div>", fold);
  const tags = Array.from(html.matchAll(/<[a-z]/g), ({ index }) => index);
  return tags.filter((place) => place > end).filter((_, index) => index % 100 === 0);
}

test.slow();

test("reading a page that arrives in pieces shifts nothing", async ({ page, siteProcess }) => {
  const layoutShifts = await recordLayoutShifts(page);
  for (const [path, width] of visits) {
    await page.setViewportSize({ width, height: 800 });
    const proxy = await startPiecewiseProxy(siteProcess.url);
    await page.goto(proxy.url + path, { waitUntil: "commit" });
    const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
    await expect.poll(painted).toBe(true);
    do {
      // Wait two frames, until the previous piece is laid out and painted.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
    } while (proxy.sendNext());
    await interactive(page);
    await waitForTypeface(page, "Outfit");
    await readToTheEnd(page);
    if (isStable) expect.soft(await layoutShifts(), `${path} at ${width} px`).toEqual([]);
    await page.waitForLoadState("networkidle");
    // Leave the page before closing the proxy, so that no request in flight fails.
    await page.goto("about:blank");
    proxy.close();
  }
});

/**
 * Records a page's layout shifts from the first paint on.
 * @returns a function that returns a line for each shift: its value and the moved elements
 */
async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => "hadRecentInput" in entry;
    const describe = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "removed");
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries.filter(isShift)) {
        // Without a source, only generated content moved: a quotation mark wraps when the late
        // typeface arrives.
        if (hadRecentInput || sources.length === 0) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describe(node)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
        shifts.push(`${value.toFixed(4)}: ${moved.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      readLayoutShifts: () => {
        record(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "readLayoutShifts")());
}

/**
 * Starts a proxy to the site that sends the HTML of a page in pieces, and its fonts only with the
 * second piece, like a slow network.
 */
async function startPiecewiseProxy(siteUrl: string) {
  let pieces: readonly string[] = [];
  let write: ((piece: string) => void) | undefined;
  let end = () => {};
  const secondPiece = Promise.withResolvers<void>();
  const proxy = createServer(async ({ url }, response) => {
    if (url?.endsWith(".woff2")) await secondPiece.promise;
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get("content-type") ?? "";
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, { "content-type": type, "set-cookie": cookies });
    if (!type.startsWith("text/html")) {
      response.end(await answer.bytes());
      return;
    }
    const html = await answer.text();
    const places = betweenTags(html);
    pieces = places.map((place, index) => html.slice(place, places[index + 1]));
    write = (piece) => response.write(piece);
    end = () => response.end();
    write(html.slice(0, places[0]));
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(proxy)}`,
    /** Sends the next piece; returns whether there was one. */
    sendNext(): boolean {
      secondPiece.resolve();
      const [next, ...rest] = pieces;
      pieces = rest;
      if (next !== undefined) write?.(next);
      if (rest.length === 0) end();
      return next !== undefined;
    },
    close: () => proxy.close().closeAllConnections(),
  };
}
