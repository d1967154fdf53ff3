import type { Page } from "@playwright/test";

import { chatButton, say } from "../support/chat.ts";
import { openLightbox } from "../support/gallery.ts";
import { lostText } from "../support/lost-text.ts";
import { openPage } from "../support/open-page.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";
import { stillness } from "../support/stillness.ts";
import { allBands, visitorStyles } from "../support/styles.ts";
import { openModal } from "../support/video.ts";

const twiceAsLarge = "html { font-size: 212.5% !important }";
/** As far as WCAG 1.4.12 lets visitors go. */
const spacedOut = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const views = [
  { name: "twice as large on a desk", width: 1280, height: 800, css: twiceAsLarge },
  { name: "spaced out on a desk", width: 1280, height: 800, css: spacedOut },
  { name: "twice as large on a phone", width: 375, height: 812, css: twiceAsLarge },
  { name: "spaced out on a phone", width: 375, height: 812, css: spacedOut },
  { name: "at 400 % zoom", width: 320, height: 256, css: "" },
  { name: "on a phone on its side", width: 667, height: 375, css: "" },
];
const narrowViews = views.filter(({ width }) => width < 768);

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.slow();

/** Every word can be read in every view, and nothing has to be scrolled for sideways. */
async function expectNothingLost(page: Page, state: string, inViews = views) {
  for (const { name, width, height, css } of inViews) {
    await page.setViewportSize({ width, height });
    await visitorStyles(page, css + allBands);
    await stillness(page);
    expect.soft(await lostText(page), `${state}, ${name}`).toEqual([]);
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(hidden, `pixels beyond the side of ${state}, ${name}`).toBe(0);
  }
}

test("every word of every page can be read, however large or spaced out", async ({ page }) => {
  for (const path of [...PAGES, "/nowhere"]) {
    await openPage(page, path);
    await expectNothingLost(page, path);
  }
});

test("every word of what opens can be read, however large or spaced out", async ({ page }) => {
  await openModal(page);
  await expectNothingLost(page, "video");
  await page.keyboard.press("Escape");

  await chatButton(page).press("Enter");
  await say(page, "Do you help with housing?");
  await expectNothingLost(page, "chat");
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await expectNothingLost(page, "menu", narrowViews);

  await openLightbox(page);
  await expectNothingLost(page, "lightbox");
});

test("every word of the forms and of what they say can be read, however large or spaced out", async ({
  page,
  context,
}) => {
  await openPage(page, "/apply");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  const form = page.getByRole("contentinfo");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expectNothingLost(page, "errors");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await expectNothingLost(page, "question");
  await page.keyboard.press("Escape");

  await form.getByLabel("Your email").fill("large-text@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Error");
  await expectNothingLost(page, "failure");
});
