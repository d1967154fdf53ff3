import type { Locator, Page } from "@playwright/test";

import { chatButton } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

test.use({ reducedMotion: "no-preference" });

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** Scrolls the page until a control is underneath a floating button. */
async function scrollUnder(control: Locator, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  await control.evaluate(
    (element, middle) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - middle, behavior: "instant" });
    },
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
}

/** The distance of a button's left edge from the page's right edge, in pixels. */
const reach = (button: Locator) =>
  button.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return Math.round(document.documentElement.clientWidth - left);
  });

const expectInPlace = (button: Locator) => expect.poll(() => reach(button)).toBeGreaterThan(70);
/** Expects that a button has moved aside into the page's margin, where it covers nothing. */
const expectAside = (button: Locator) => expect.poll(() => reach(button)).toBe(24);

test("the floating buttons cover nothing, and one leads back to the top", async ({ page }) => {
  await test.step("Back to top appears after one screen", async () => {
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

  await test.step("a button steps aside from what has the focus, on phones from everything", async () => {
    await page.setViewportSize({ width: 1180, height: 700 });
    const send = page.getByRole("button", { name: "Send", exact: true });
    await send.scrollIntoViewIfNeeded();
    await expect(backToTop(page)).toBeVisible();
    await scrollUnder(send, backToTop(page));
    await expectInPlace(backToTop(page));
    await send.evaluate((element) => element.focus({ preventScroll: true }));
    await expectAside(backToTop(page));
    await expectInPlace(chatButton(page));
    await send.evaluate((element) => element.blur());
    await expectInPlace(backToTop(page));

    await page.setViewportSize({ width: 375, height: 700 });
    await page.evaluate(() => window.scrollBy({ top: 10_000, behavior: "instant" }));
    await expect(backToTop(page)).toBeVisible();
    const links = page.getByRole("contentinfo").getByRole("link").filter({ visible: true });
    for (const link of await links.all()) await link.click({ trial: true });
    await page.getByText("Write to us here").click();
    await page.getByRole("button", { name: "Send", exact: true }).click({ trial: true });
    await chatButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
