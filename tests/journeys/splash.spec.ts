import { expect, test } from "../support/site.ts";

test("the splash waits 2 s, slides down over 1.5 s, and is then gone", async ({ page }) => {
  await page.goto("/apply");
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await expect(splash).toBeVisible();
  const timing = await splash.evaluate((element) =>
    element.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
  );
  expect(timing).toEqual([expect.objectContaining({ delay: 2000, duration: 1500, endTime: 3500 })]);

  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(splash).toHaveCount(0);
});

test("any key or click ends the splash at once", async ({ page }) => {
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await page.goto("/apply");
  await page.keyboard.press("a");
  await expect(splash).toHaveCount(0, { timeout: 1000 });
  await page.goto("/");
  await page.goto("/apply");
  await page.mouse.click(100, 100);
  await expect(splash).toHaveCount(0, { timeout: 1000 });
});

test("nobody who asks for less motion sees the splash", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/apply");
  // At once: after 3.5 s it would be gone for everybody.
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
});
