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
