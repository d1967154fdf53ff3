import { expect, interactive, test } from "../support/fixtures/site.ts";
import { pauseSplash } from "../support/components/page-parts.ts";

test.use({ reducedMotion: "no-preference" });

test("the splash slides down after 2 s, or at a key or a click", async ({ page }) => {
  await page.goto("/apply", { waitUntil: "commit" });
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  const timing = await splash.evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.pause();
      return animation.effect?.getComputedTiming();
    }),
  );
  expect(timing).toEqual([expect.objectContaining({ delay: 2000, duration: 1500, endTime: 3500 })]);

  // The splash's animationend listener exists only after hydration.
  await interactive(page);
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(splash).toHaveCount(0);

  for (const interact of [() => page.keyboard.press("a"), () => page.mouse.click(100, 100)]) {
    await page.goto("/apply", { waitUntil: "commit" });
    await pauseSplash(splash);
    await interact();
    await expect(splash).toHaveCount(0);
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/apply");
  // Checked at once, without waiting: after 3.5 s the splash is hidden in any case.
  expect(await splash.isVisible()).toBe(false);
});
