import type { Page } from "@playwright/test";

import { ensureChromium, launchChromium } from "../../tools/programs/chromium.ts";
import { interactive } from "../../tests/support/page/open-page.ts";
import { median } from "../median.ts";
import { openSite, serve } from "./serve-build.ts";

const ROUNDS = 9;
const LINKS = ["About", "Program", "Review", "APPLY", "Home"] as const;

const site = await serve(openSite("build"));
ensureChromium();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(site.url);
await interactive(page);

const times = new Map<string, number[]>(LINKS.map((link) => [link, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const link of LINKS) times.get(link)?.push(await timeOf(page, link));
}
console.table(
  Array.from(times, ([link, all]) => ({
    link,
    "click to painted heading, median ms": Math.round(median(all)),
    "longest ms": Math.round(Math.max(...all)),
  })),
);
await browser.close();
site.server.close();

/** Milliseconds from the click until the new page’s heading is painted. */
async function timeOf(open: Page, name: string): Promise<number> {
  const link = open.getByRole("banner").getByRole("link", { name, exact: true });
  await link.hover();
  // Wait for the prefetch that hovering has started.
  await open.waitForLoadState("networkidle");
  const time = open.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        let clickedAt = 0;
        addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          const heading = document.querySelector("h1");
          if (!clickedAt || !heading || heading === before) return requestAnimationFrame(look);
          // The timer fires after this frame has been painted.
          return setTimeout(() => resolve(performance.now() - clickedAt));
        };
        requestAnimationFrame(look);
      }),
  );
  await link.click();
  return time;
}
