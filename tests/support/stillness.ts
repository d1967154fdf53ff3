import type { Page } from "@playwright/test";

/** Waits until what moves has come to rest: a colour on its way to another is neither. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What follows the scrolling, or goes on for good, is never over.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    await frame();
    await frame();
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    }
  });
}
