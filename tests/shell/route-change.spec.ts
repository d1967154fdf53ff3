import type { Page } from "@playwright/test";

import { expect, openPage, test } from "../support/fixtures/site.ts";

test.use({ reducedMotion: "no-preference" });

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

test("page changes cross-fade in 200 ms unless motion is reduced", async ({ page }) => {
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

  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow(page, "About");
  await expect(page).toHaveURL("/aboutus");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(async () => (await transitions()).slice(1)).toEqual([{}]);
});

test("page changes, Back and Forward focus the heading on top", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, "Program");
  await expect(page).toHaveTitle(/^Program/);
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  const live = page.locator("[aria-live], [role=status], [role=alert]");
  expect((await live.allInnerTexts()).join(" ")).not.toContain("Program");

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^GET CERTIFIED/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const region = page.locator("body > [aria-live=polite]");
  await expect(region).toHaveText(await page.title());
  await page.goForward();
  await expect(region).toHaveText(/^Program/);

  // A link to the current page has the same effect.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Program" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // The router gives the skip link's entry the same key as the first one.
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/\/program#/);
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByRole("heading", { level: 1, name: /^GET CERTIFIED/ })).toBeFocused();
  await expect(region).toHaveText(await page.title());
});

test("a fragment link scrolls without focusing the heading", async ({ page }) => {
  await openPage(page, "/privacy");
  await page.getByRole("link", { name: "Léelo en español" }).click();
  await expect(page).toHaveURL("/privacy#espanol");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // Below the fold, which the page shows only after its hydration.
  await openPage(page, "/program#contact");
  await expect(page.getByRole("contentinfo").getByLabel("Your email")).toBeInViewport();
});
