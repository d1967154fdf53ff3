import type { Page } from "@playwright/test";

import { expect, test } from "../support/site.ts";

test("the splash waits 2 s, slides down over 1.5 s, and is then gone", async ({ page }) => {
  await page.goto("/apply");
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await expect(splash).toBeVisible();
  const timing = await splash.evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.pause();
      return animation.effect?.getComputedTiming();
    }),
  );
  expect(timing).toEqual([expect.objectContaining({ delay: 2000, duration: 1500, endTime: 3500 })]);

  // Its end is heard by the page's script.
  await page.waitForLoadState("networkidle");
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
    await page.goto("/apply");
    const splash = page.getByText("APPLICATION FORM", { exact: true });
    // Held still, it can end by nothing but what the visitor does, once the page hears it.
    await splash.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.pause();
    });
    await expect(async () => {
      await act(page);
      await expect(splash).toHaveCount(0, { timeout: 200 });
    }).toPass();
  });
}

test("nobody who asks for less motion sees the splash", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/apply");
  // At once: after 3.5 s it would be gone for everybody.
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
});
