import type { Locator, Page } from "@playwright/test";

import { chatButton } from "../support/components/drive-chat.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/page/site.ts";

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });

/** Scrolls until the control's middle is as high above the window's foot as the button's is. */
async function bringBelow(control: Locator, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  await control.evaluate(
    (element, middle) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - middle, behavior: "instant" });
    },
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
}

test("on a phone the chat button fades out over fields, buttons and links", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const [path, role, name] of [
    ["/aboutus", "textbox", "Your message"],
    ["/aboutus", "button", "Send"],
    ["/apply", "textbox", "Nationality"],
    ["/", "link", /^Apply Now November 2nd/],
  ] as const) {
    await openPage(page, path);
    await expect(chatButton(page)).toHaveCSS("opacity", "1");
    await bringBelow(page.getByRole(role, { name, exact: true }), chatButton(page));
    await expect(chatButton(page), `over ${name} of ${path}`).toHaveCSS("opacity", "0");

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(chatButton(page)).toHaveCSS("opacity", "1");
  }
});

test("on a desktop Back to top fades out over the Send button, and the chat button stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, "/aboutus");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(backToTop(page)).toBeVisible();
  await bringBelow(page.getByRole("button", { name: "Send", exact: true }), backToTop(page));
  await expect(backToTop(page)).toHaveCSS("opacity", "0");
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});

test("the floating buttons fade out over a focused link, and come back after it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, "/reviews");
  const picture = page.getByRole("link", { name: "Open the picture: Caps in the air" });
  await bringBelow(picture, chatButton(page));
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
  await picture.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(chatButton(page)).toHaveCSS("opacity", "0");
  await picture.evaluate((element) => element.blur());
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});

test("a floating button with keyboard focus is visible, whatever is beneath", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, "/aboutus");
  await bringBelow(page.getByRole("textbox", { name: "Your message" }), chatButton(page));
  await expect(chatButton(page)).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await chatButton(page).evaluate((element) => element.focus({ preventScroll: true }));
  await expect(chatButton(page)).toHaveCSS("opacity", "1");
});
