import type { Page } from "@playwright/test";

/**
 * Waits until all visible pictures are loaded, except those in carousels, which load when they come
 * near the view.
 */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.closest('[aria-roledescription="carousel"]'),
    ),
  );
  // Loaded pictures still have to be decoded.
  await page.evaluate(() =>
    Promise.allSettled(
      Array.from(document.images)
        .filter((image) => image.complete && image.checkVisibility())
        .map((image) => image.decode()),
    ),
  );
}

/**
 * Scrolls down the page step by step, and waits for the pictures in view. It does not wait for all
 * pictures, because the hero loads its next one only while it is in view.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isLoadingInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight && image.checkVisibility();
      return isInView && !image.complete && image.currentSrc !== "";
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      do {
        await nextFrame();
        await nextFrame();
      } while (Array.from(document.images).some(isLoadingInView));
    }
  });
}
