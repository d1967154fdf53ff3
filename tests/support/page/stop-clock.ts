import type { Page } from "@playwright/test";

/** Pauses the page's installed clock: from now on only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
