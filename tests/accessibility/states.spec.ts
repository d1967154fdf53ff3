import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import {
  answerForWhatsApp,
  cardOf,
  chatButton,
  chatWindow,
  lightboxOf,
  modalOf,
  pauseSplash,
  say,
  thumbnailOf,
  titles,
} from "../support/components/page-parts.ts";
import { expect, openWhole, test } from "../support/fixtures/site.ts";
import {
  expectNoViolations,
  inDark,
  inLight,
  modes,
  twoModes,
} from "../support/measurements/expect-no-violations.ts";
import { expectReadable } from "../support/measurements/expect-readable.ts";
import { layOutAllSections, replaceUserStyles } from "../support/page/settle.ts";

// Opened menus, dialogs and errors; every-page.spec.ts checks pages as they open.

/** A submission's reference number, shown in the success dialog. */
const reference = /^[0-9A-Z]{3}-[0-9A-Z]{3}$/;
const onPhones = modes.filter(({ size }) => size.width < 768);
const onDesktops = modes.filter(({ size }) => size.width >= 768);

test.slow();

/** Expects that axe finds nothing in a state, and that large or spaced text fits on a phone. */
async function expectUsable(page: Page, state: string, within: string, inModes = twoModes) {
  await expectNoViolations(page, state, { within, inModes });
  await expectReadable(page, state, 375);
}

test("what opens on Home is accessible", async ({ page }) => {
  await openWhole(page, "/");
  await page.getByRole("button", { name: "2025", exact: true }).click();
  const dates = "section:has([aria-pressed=true])";
  await expectNoViolations(page, "second year", { inModes: inDark, within: dates });

  await page.getByRole("button", { name: "Colour theme" }).click();
  await expectNoViolations(page, "choice of the theme", { inModes: onDesktops, within: "header" });
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectNoViolations(page, "menu", { inModes: onPhones, within: "header" });
  await expectReadable(page, "menu", 375);
  await page.keyboard.press("Escape");

  await cardOf(page).click();
  await expect(modalOf(page).dialog).toBeVisible();
  await expectNoViolations(page, "video", { inModes: inDark, within: "dialog" });
});

test("a chosen answer and an opened picture are accessible", async ({ page }) => {
  await openWhole(page, "/program");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await tabs.last().click();
  const faq = "section:has([role=tablist])";
  await expectNoViolations(page, "FAQ, last tab", { inModes: inDark, within: faq });

  await openWhole(page, "/reviews");
  await thumbnailOf(page, titles[1] ?? "").click();
  await expect(lightboxOf(page).dialog).toBeVisible();
  await expectUsable(page, "lightbox", "dialog", inLight);
});

test("what the forms answer is accessible", async ({ page, context, allow }) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  await openWhole(page, "/apply/May%205th%202025");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByRole("alert")).toBeFocused();
  const form = page.getByRole("contentinfo");
  const send = form.getByRole("button", { name: "Send", exact: true });
  await send.click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expectNoViolations(page, "contact form with errors", { within: "footer" });
  await expectUsable(page, "application form with errors", "main");

  await page.getByRole("button", { name: "Clear my answers" }).click();
  const dialog = page.getByRole("alertdialog");
  await expectNoViolations(page, "Clear all your answers?", { inModes: inDark, within: "dialog" });
  await dialog.getByRole("button", { name: "Keep them" }).click();

  await form.getByLabel("Your email").fill("states@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await fillInApplication(page, applicant("states"));
  await context.setOffline(true);
  await send.click();
  await expect(dialog).toHaveAccessibleName("Error");
  await expectNoViolations(page, "contact form, failed", { inModes: inLight, within: "dialog" });
  await dialog.getByRole("button").click();
  await submit.click();
  await expect(dialog).toHaveAccessibleName("Error!");
  await dialog.getByRole("button").click();
  await context.setOffline(false);
  await submit.click();
  await expect(dialog).toHaveAccessibleName("Success!");
  await expect(dialog.getByText(reference)).toBeVisible();
  await expectNoViolations(page, "application form, sent", { inModes: inDark, within: "dialog" });
});

test("the chat is accessible", async ({ page, context, allow }) => {
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
  await expectNoViolations(page, "/privacy in Spanish", { inModes: inDark, within: "main" });

  await chatButton(page).click();
  await expect(chatWindow(page).getByText("is typing")).toBeAttached();
  await expectNoViolations(page, "chat, typing", { inModes: inDark, within: "aside" });
  await page.evaluate(() => window.dispatchEvent(new Event("greet")));
  await say(page, "Do you help with housing?");
  await expectUsable(page, "chat with messages", "aside");
});

test("the splash and the notice of a post are accessible", async ({ page }) => {
  await openWhole(page, "/?sent=application#sent");
  const notice = { inModes: inDark, within: "[role=status]" };
  await expectNoViolations(page, "notice of what was sent without JavaScript", notice);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/apply");
  await replaceUserStyles(page, layOutAllSections);
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await pauseSplash(splash);
  await expectNoViolations(page, "splash", { inModes: inLight });
  await expect(splash).toBeVisible();
});
