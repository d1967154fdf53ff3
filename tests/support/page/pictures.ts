import type { Page } from "@playwright/test";

/**
 * Waits until every picture that the page shows is there. Those further along in a carousel come
 * when they are near, and those in a closed dialog never.
 */
export async function allPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.closest('[aria-roledescription="carousel"]'),
    ),
  );
  // There is not drawn yet: large ones take a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      Array.from(document.images)
        .filter((image) => image.complete && image.checkVisibility())
        .map((image) => image.decode()),
    ),
  );
}

/**
 * Scrolls down the page step by step, and stays until the pictures in view are there. Not until all
 * are: the hero asks for its next picture only while it is in view.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isLoadingInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight && image.checkVisibility();
      return isInView && !image.complete && image.currentSrc !== "";
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      do {
        await nextFrame();
        await nextFrame();
      } while (Array.from(document.images).some(isLoadingInView));
    }
  });
}
