import type { Page } from "@playwright/test";

import { answerForWhatsApp, chatButton, say } from "../support/components/drive-chat.ts";
import { openLightbox } from "../support/components/drive-lightbox.ts";
import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { clippedText } from "../support/measurements/clipped-text.ts";
import { openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { animationsSettled } from "../support/page/animations-settled.ts";
import { layOutAllSections, replaceUserStyles } from "../support/page/styles.ts";
import { openModal } from "../support/components/drive-video.ts";

const textAt200Percent = "html { font-size: 212.5% !important }";
/** The text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const views = [
  { name: "text at 200 % on a desktop", width: 1280, height: 800, css: textAt200Percent },
  { name: "text spacing on a desktop", width: 1280, height: 800, css: textSpacing },
  { name: "text at 200 % on a phone", width: 375, height: 812, css: textAt200Percent },
  { name: "text spacing on a phone", width: 375, height: 812, css: textSpacing },
  { name: "at 400 % zoom", width: 320, height: 256, css: "" },
  { name: "on a phone in landscape", width: 667, height: 375, css: "" },
];
const narrowViews = views.filter(({ width }) => width < 768);

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.slow();

/** Expects that in every view no text is clipped or covered and nothing scrolls horizontally. */
async function expectReadable(page: Page, state: string, inViews = views) {
  for (const { name, width, height, css } of inViews) {
    await page.setViewportSize({ width, height });
    await replaceUserStyles(page, css + layOutAllSections);
    await animationsSettled(page);
    expect.soft(await clippedText(page), `${state}, ${name}`).toEqual([]);
    const overflow = await horizontalOverflow(page);
    expect.soft(overflow, `horizontal overflow of ${state}, ${name}, in px`).toBe(0);
  }
}

test("every page’s text is readable at 200 % size, with text spacing and at 400 % zoom", async ({
  page,
  allow,
}) => {
  allow.console(/status of 404/);
  for (const path of [...PAGES, "/nowhere"]) {
    await openPage(page, path);
    await expectReadable(page, path);
  }
});

test("dialogs, chat and menu are readable at 200 % size, with text spacing and at 400 % zoom", async ({
  page,
  allow,
  context,
}) => {
  await answerForWhatsApp(context, allow);
  await openModal(page);
  await expectReadable(page, "video");
  await page.keyboard.press("Escape");

  await chatButton(page).press("Enter");
  await say(page, "Do you help with housing?");
  await expectReadable(page, "chat");
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await expectReadable(page, "menu", narrowViews);

  await openLightbox(page);
  await expectReadable(page, "lightbox");
});

test("the forms and their errors are readable at 200 % size, with text spacing and at 400 % zoom", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/apply");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  const form = page.getByRole("contentinfo");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expectReadable(page, "errors");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await expectReadable(page, "question");
  await page.keyboard.press("Escape");

  await form.getByLabel("Your email").fill("large-text@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Error");
  await expectReadable(page, "failure");
});
