import type { Locator, Page } from "@playwright/test";

import { ensureWholeChromium, launchChromium } from "../../tools/programs/chromium.ts";
import { interactive } from "../../tests/support/page/open-page.ts";
import { median } from "../median.ts";
import { openSite, serve } from "./serve-build.ts";

const ROUNDS = 15;
/** The CPU throttling rate: a machine this many times slower is about a five-year-old phone. */
const CPU_SLOWDOWN = 4;
/** In milliseconds. The browser reports no shorter events (Event Timing, `durationThreshold`). */
const SHORTEST = 16;
/** Milliseconds within which the browser reports an event after its frame is painted. */
const REPORTED_WITHIN = 150;

declare global {
  interface Window {
    longestEvent: number;
  }
  /** Event Timing adds this; TypeScript's types do not have it yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

const click = (locator: Locator): Promise<void> => locator.click();

/** The measured interactions: on which page, what is done, and how it is undone afterwards. */
const interactions: Readonly<
  Record<
    string,
    { path: string; act: (page: Page) => Promise<void>; undo?: (page: Page) => Promise<void> }
  >
> = {
  "type a letter": {
    path: "/apply",
    act: (page) => page.getByLabel("City").pressSequentially("a"),
  },
  "type in a long answer": {
    path: "/apply",
    act: (page) => page.getByLabel("Professional background").pressSequentially("a"),
  },
  "submit an empty form": { path: "/apply", act: (page) => click(button(page, "Submit")) },
  "open the chat": {
    path: "/",
    act: (page) => click(button(page, /^Chat with/)),
    undo: (page) => page.keyboard.press("Escape"),
  },
  "open the menu": {
    path: "/",
    act: (page) => click(button(page, "Menu")),
    undo: (page) => page.keyboard.press("Escape"),
  },
  "switch the year": {
    path: "/",
    act: (page) => click(button(page, "2025")),
    undo: (page) => click(button(page, "2024")),
  },
  "move the carousel": { path: "/", act: (page) => click(button(page, "Next testimonial")) },
  "choose a question": {
    path: "/program",
    act: (page) => click(page.getByRole("tab").nth(2)),
    undo: (page) => click(page.getByRole("tab").nth(0)),
  },
  "open a picture": {
    path: "/reviews",
    act: (page) => click(page.getByRole("link", { name: /^Open the picture/ }).first()),
    undo: (page) => page.keyboard.press("Escape"),
  },
};

const site = await serve(openSite("build"));
const browser = await launchChromium(ensureWholeChromium());
const results = [];
for (const [name, { path, act, undo }] of Object.entries(interactions)) {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.addInitScript((durationThreshold) => {
    window.longestEvent = 0;
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      window.longestEvent = Math.max(window.longestEvent, ...durations);
    }).observe({ type: "event", durationThreshold });
  }, SHORTEST);
  await page.goto(path);
  await interactive(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => (window.longestEvent = 0));
    await act(page);
    await page.waitForTimeout(REPORTED_WITHIN);
    times.push(Math.max(SHORTEST, await page.evaluate(() => window.longestEvent)));
    await undo?.(page);
    await page.waitForTimeout(REPORTED_WITHIN);
  }
  results.push({
    interaction: name,
    "input to next paint, median ms": median(times),
    "longest ms": Math.max(...times),
  });
  await page.close();
}
console.table(results);
await browser.close();
site.server.close();
