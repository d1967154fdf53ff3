import type { Page } from "@playwright/test";

import { openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";

declare global {
  interface Window {
    /** Of each view transition: its animations' duration in ms, by the pseudo-element. */
    transitions?: Record<string, number>[];
  }
}

/** Notes what moves in each view transition of a page. */
async function watchTransitions(page: Page) {
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
          moving[effect.pseudoElement] = Number(effect.getComputedTiming().duration);
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

test("one page fades into the next in 200 ms, the header and the floating buttons by themselves", async ({
  page,
}) => {
  const transitions = await watchTransitions(page);
  await openPage(page, "/aboutus");
  await follow(page, "Program");
  await expect.poll(transitions).toHaveLength(1);
  const [moving = {}] = await transitions();
  expect(new Set(Object.values(moving))).toEqual(new Set([200]));
  for (const name of ["root", "site-header", "floating-actions"]) {
    expect(Object.keys(moving)).toContain(`::view-transition-new(${name})`);
  }
});

test("nothing fades for those who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const transitions = await watchTransitions(page);
  await openPage(page, "/aboutus");
  await follow(page, "Program");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(transitions).toEqual([{}]);
});

test("the new page is announced once: its heading has the focus, no live region repeats it", async ({
  page,
}) => {
  await openPage(page, "/");
  await follow(page, "Program");
  await expect(page).toHaveTitle(/^Program/);
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  const live = page.locator("[aria-live], [role=status], [role=alert]");
  expect((await live.allInnerTexts()).join(" ")).not.toContain("Program");
});

test("Back shows the top of the page before, and names it", async ({ page }) => {
  await openPage(page, "/aboutus");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, "Program");
  await expect(page).toHaveURL("/program");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: heading ?? "" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
