import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expectNoViolations, modes } from "../support/measurements/expect-no-violations.ts";
import {
  answerForWhatsApp,
  chatButton,
  chatWindow,
  say,
} from "../support/components/drive-chat.ts";
import { lightboxOf, thumbnailOf, titles } from "../support/components/drive-lightbox.ts";
import { heroOf } from "../support/components/hero-rotation.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { replaceUserStyles, layOutAllSections } from "../support/page/styles.ts";
import { cardOf, modalOf } from "../support/components/drive-video.ts";

/** A submission's reference number, shown in the success dialog. */
const reference = /^[0-9A-Z]{3}-[0-9A-Z]{3}$/;
const onPhones = modes.filter(({ size }) => size.width < 768);
const onDesktops = modes.filter(({ size }) => size.width >= 768);

test.slow();

/**
 * Opens a page with all sections laid out, also those below the fold, so that axe checks them. This
 * file checks open menus, dialogs and other states; every-page.spec.ts checks initial states.
 */
async function openWhole(page: Page, path: string) {
  await openPage(page, path);
  await replaceUserStyles(page, layOutAllSections);
}

test("axe finds no violation on the home page, its menus, its start dates and its video", async ({
  page,
}) => {
  await openWhole(page, "/");
  await heroOf(page).indicator(2).click();
  await page.getByRole("button", { name: "2025", exact: true }).click();
  await expectNoViolations(page, "second picture, second year");

  await page.getByRole("button", { name: "Colour theme" }).click();
  await expectNoViolations(page, "choice of the theme", { inModes: onDesktops, within: "header" });
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectNoViolations(page, "menu", { inModes: onPhones, within: "header" });
  await page.keyboard.press("Escape");

  await cardOf(page).click();
  await expect(modalOf(page).dialog).toBeVisible();
  await expectNoViolations(page, "video modal", { within: "dialog" });
});

test("axe finds no violation on the Program page after another answer of its FAQ is chosen", async ({
  page,
}) => {
  await openWhole(page, "/program");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await tabs.last().click();
  await expectNoViolations(page, "FAQ, last tab", { within: "section:has([role=tablist])" });
});

test("axe finds no violation on the Reviews page and in its lightbox", async ({ page }) => {
  await openWhole(page, "/reviews");
  await thumbnailOf(page, titles[1] ?? "").click();
  await expect(lightboxOf(page).dialog).toBeVisible();
  await expectNoViolations(page, "lightbox", { within: "dialog" });
});

test("axe finds no violation in the contact form with errors, or in the dialog about a message that was not sent", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openWhole(page, "/aboutus");
  const form = page.getByRole("contentinfo");
  const send = form.getByRole("button", { name: "Send", exact: true });
  await send.click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expectNoViolations(page, "contact form with errors", { within: "footer" });

  await form.getByLabel("Your email").fill("axe@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await context.setOffline(true);
  await send.click();
  const outcome = page.getByRole("alertdialog");
  await expect(outcome).toHaveAccessibleName("Error");
  await expectNoViolations(page, "contact form, failed", { within: "dialog" });
});

test("axe finds no violation in the application form, its errors and its outcome dialogs", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openWhole(page, "/apply/May%205th%202025");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectNoViolations(page, "application form with errors", { within: "main" });

  await page.getByRole("button", { name: "Clear my answers" }).click();
  const dialog = page.getByRole("alertdialog");
  await expectNoViolations(page, "Clear all your answers?", { within: "dialog" });
  await dialog.getByRole("button", { name: "Keep them" }).click();

  await fillInApplication(page, applicant("axe"));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(dialog).toHaveAccessibleName("Error!");
  await expectNoViolations(page, "application form, failed", { within: "dialog" });

  await dialog.getByRole("button").click();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(dialog).toHaveAccessibleName("Success!");
  await expect(dialog.getByText(reference)).toBeVisible();
  await expectNoViolations(page, "application form, sent", { within: "dialog" });
});

test("axe finds no violation in the chat with its typing indicator and with messages", async ({
  page,
  context,
  allow,
}) => {
  await answerForWhatsApp(context, allow);
  // Delays the greeting until axe has checked the typing indicator.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = Object.assign((...[run, delay]: Parameters<typeof setTimeout>) => {
      if (delay !== 2000 || typeof run !== "function") return setTimeout(run, delay);
      window.addEventListener("greet", () => run(), { once: true });
      return 0;
    }, setTimeout);
  });
  await openWhole(page, "/privacy");
  await page.getByRole("link", { name: "Español" }).click();
  await expectNoViolations(page, "/privacy in Spanish", { within: "main" });

  await chatButton(page).click();
  await expect(chatWindow(page).getByText("is typing")).toBeAttached();
  await expectNoViolations(page, "chat, typing", { within: "aside" });
  await page.evaluate(() => window.dispatchEvent(new Event("greet")));
  await say(page, "Do you help with housing?");
  await expectNoViolations(page, "chat with messages", { within: "aside" });
});

test("axe finds no violation on the application form’s splash and on the notice after a post without JavaScript", async ({
  page,
}) => {
  await openWhole(page, "/?sent=application#sent");
  await expectNoViolations(page, "notice of what was sent without JavaScript", { within: "main" });

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/apply");
  await replaceUserStyles(page, layOutAllSections);
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
  await expectNoViolations(page, "splash");
  await expect(splash).toBeVisible();
});
