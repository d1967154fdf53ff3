import type { Page } from "@playwright/test";

/** Ends all transitions and finite animations at once, so that colours are final. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Scroll-driven and infinite animations never end, nor do those in closed details.
    const isShown = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() === true;
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === "running" &&
            isShown(effect) &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    await frame();
    await frame();
    while (running().length > 0) {
      for (const animation of running()) animation.finish();
      await frame();
    }
  });
}
