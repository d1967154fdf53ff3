import type { Page } from "@playwright/test";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

declare global {
  interface Window {
    /** For each view transition, the end times of its animations in ms, by pseudo-element. */
    transitions?: Record<string, number>[];
  }
}

/** Records the animations of each view transition on a page. */
async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const transitions: Record<string, number>[] = [];
    window.transitions = transitions;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moving: Record<string, number> = {};
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          if (!effect.pseudoElement?.startsWith("::view-transition")) continue;
          moving[effect.pseudoElement] = Number(effect.getComputedTiming().endTime);
        }
        transitions.push(moving);
      });
      return transition;
    };
  });
  return () => page.evaluate(() => window.transitions ?? []);
}

const follow = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

test("a page change fades in 200 ms, the old page first; header and floating buttons have their own transition", async ({
  page,
}) => {
  const transitions = await recordTransitions(page);
  await openPage(page, "/aboutus");
  await follow(page, "Program");
  await expect.poll(transitions).toHaveLength(1);
  const [moving = {}] = await transitions();
  expect(Math.max(...Object.values(moving))).toBeCloseTo(200);
  expect(moving["::view-transition-old(root)"]).toBeLessThan(100);
  for (const name of ["root", "site-header", "floating-actions"]) {
    expect(Object.keys(moving)).toContain(`::view-transition-new(${name})`);
  }
});

test("with reduced motion, a page change has no animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const transitions = await recordTransitions(page);
  await openPage(page, "/aboutus");
  await follow(page, "Program");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(transitions).toEqual([{}]);
});

test("a page change is announced once, by focus on the heading; Back and Forward by the title, too", async ({
  page,
}) => {
  await openPage(page, "/");
  await follow(page, "Program");
  await expect(page).toHaveTitle(/^Program/);
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  const live = page.locator("[aria-live], [role=status], [role=alert]");
  expect((await live.allInnerTexts()).join(" ")).not.toContain("Program");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^GET CERTIFIED/ })).toBeFocused();
  const region = page.locator("body > [aria-live=polite]");
  await expect(region).toHaveText(await page.title());
  await page.goForward();
  await expect(region).toHaveText(/^Program/);
});

test("a link to the current page scrolls to its top and focuses its heading", async ({ page }) => {
  await openPage(page, "/program");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Program" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a fragment link scrolls to its target and does not focus the page’s heading", async ({
  page,
}) => {
  await openPage(page, "/privacy");
  await page.getByRole("link", { name: "Léelo en español" }).click();
  await expect(page).toHaveURL("/privacy#espanol");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("a page opened with a URL fragment below the fold shows the fragment’s target after hydration", async ({
  page,
}) => {
  await openPage(page, "/program#contact");
  await expect(page.getByRole("contentinfo").getByLabel("Your email")).toBeInViewport();
});

test("the Back button opens the top of the previous page and focuses its heading", async ({
  page,
}) => {
  await openPage(page, "/aboutus");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, "Program");
  await expect(page).toHaveURL("/program");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: heading ?? "" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
