import type { Locator, Page } from "@playwright/test";

import { chatButton } from "../support/components/drive-chat.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/page/site.ts";

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });

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

test("on a phone the chat button is hidden while it would cover a field, button or link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const [path, role, name] of [
    ["/aboutus", "textbox", "Your message"],
    ["/aboutus", "button", "Send"],
    ["/apply", "textbox", "Nationality"],
    ["/", "link", /^Apply Now November 2nd/],
  ] as const) {
    await openPage(page, path);
    await expect(chatButton(page)).toHaveCSS("opacity", "1");
    await scrollUnder(page.getByRole(role, { name, exact: true }), chatButton(page));
    await expect(chatButton(page), `over ${name} of ${path}`).toHaveCSS("opacity", "0");

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(chatButton(page)).toHaveCSS("opacity", "1");
  }
});

test("on a desktop only Back to top is hidden while it would cover the Send button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, "/aboutus");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(backToTop(page)).toBeVisible();
  await scrollUnder(page.getByRole("button", { name: "Send", exact: true }), backToTop(page));
  await expect(backToTop(page)).toHaveCSS("opacity", "0");
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});

test("the chat button is hidden while it would cover a focused link", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, "/reviews");
  const picture = page.getByRole("link", { name: "Open the picture: Caps in the air" });
  await scrollUnder(picture, chatButton(page));
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
  await picture.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(chatButton(page)).toHaveCSS("opacity", "0");
  await picture.evaluate((element) => element.blur());
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});

test("the chat button is visible while it has the focus, even if it covers a field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, "/aboutus");
  await scrollUnder(page.getByRole("textbox", { name: "Your message" }), chatButton(page));
  await expect(chatButton(page)).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await chatButton(page).evaluate((element) => element.focus({ preventScroll: true }));
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});
