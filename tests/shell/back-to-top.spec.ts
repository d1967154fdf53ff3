import type { Page } from "@playwright/test";

import { expect, openPage, test } from "../support/fixtures/site.ts";

test.use({ reducedMotion: "no-preference" });

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("Back to top appears after one screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, "/program");
  const heading = page.getByRole("heading", { level: 1 });
  for (const [top, isShown] of [
    [0, false],
    [650, false],
    [750, true],
    [0, false],
  ] as const) {
    await scrollTo(page, top);
    await expect(backToTop(page), `${top} px`).toBeVisible({ visible: isShown });
  }
  await scrollTo(page, 2000);
  await backToTop(page).press("Enter");
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize({ width: 375, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scrollTo(page, 2000);
  await expect(backToTop(page)).toBeVisible();
  const up = await backToTop(page).boundingBox();
  const chat = await page.getByRole("button", { name: /^Chat with/ }).boundingBox();
  expect(Math.min(up?.width ?? 0, up?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect((up?.y ?? 0) + (up?.height ?? 0), "above the chat button").toBeLessThan(chat?.y ?? 0);
  const top = await backToTop(page).evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  expect(top).toBe(0);
});
