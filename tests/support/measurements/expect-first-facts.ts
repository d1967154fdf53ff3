import { expect, type Page } from "@playwright/test";

import { chatButton, heroOf } from "../components/page-parts.ts";

/** Expects what people compare courses by on a phone's first screen, above the chat button. */
export async function expectFirstFacts(page: Page): Promise<void> {
  const price = heroOf(page).region.getByRole("listitem").nth(2);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y, height: own } = (await price.boundingBox()) ?? { y: Infinity, height: 0 };
    const chat = await chatButton(page).boundingBox();
    expect(y + own, `${width} × ${height} px`).toBeLessThanOrEqual(chat?.y ?? 0);
  }
}
