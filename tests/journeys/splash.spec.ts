import type { Page } from "@playwright/test";

import { interactive } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";
import { holdStill } from "../support/splash.ts";

test("the splash waits 2 s, slides down over 1.5 s, and is then gone", async ({ page }) => {
  await page.goto("/apply", { waitUntil: "commit" });
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  const timing = await splash.evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.pause();
      return animation.effect?.getComputedTiming();
    }),
  );
  expect(timing).toEqual([expect.objectContaining({ delay: 2000, duration: 1500, endTime: 3500 })]);

  // Its end is heard by the page's script.
  await interactive(page);
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(splash).toHaveCount(0);
});

for (const [what, act] of [
  ["key", (page: Page) => page.keyboard.press("a")],
  ["click", (page: Page) => page.mouse.click(100, 100)],
] as const) {
  test(`any ${what} ends the splash at once`, async ({ page }) => {
    await page.goto("/apply", { waitUntil: "commit" });
    const splash = page.getByText("APPLICATION FORM", { exact: true });
    await holdStill(splash);
    await act(page);
    await expect(splash).toHaveCount(0);
  });
}

test("nobody who asks for less motion sees the splash", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/apply");
  // At once: after 3.5 s it would be gone for everybody.
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
});
