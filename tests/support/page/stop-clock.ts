import type { Page } from "@playwright/test";

/** Stops the page's clock, which was installed before; from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
