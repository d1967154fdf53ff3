import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { carouselOf, from } from "../support/components/drive-carousel.ts";
import { sendMessage, submitApplication } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

/** Makes the browser throw when it is asked for its own time zone, or formats a date in another. */
const breakTimeZones = (page: Page) =>
  page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    class Limited extends DateTimeFormat {
      constructor(locales?: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions = {}) {
        if (options.timeZone !== "UTC") throw new RangeError("Unsupported time zone");
        super(locales, options);
      }
    }
    Object.assign(Intl, { DateTimeFormat: Limited });
    Object.assign(Date.prototype, {
      toLocaleTimeString() {
        throw new RangeError("Invalid time zone specified");
      },
    });
  });

test("if copying or sending throws, the answers stay", async ({ page, allow }) => {
  allow.console(/TextEncoder/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await openPage(page, "/apply/May%205th%202025");
  await fillInApplication(page, applicant("throwing"));
  await page.getByRole("button", { name: "Continue on another device" }).click();
  const link = page.getByLabel("Link with your answers");
  await expect(link).toHaveValue(/#answers=/);
  for (const name of ["Copy the link", "Share the link"]) {
    await page.getByRole("button", { name }).click();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    await expect(page.getByText("The link is selected: copy it yourself.")).toBeVisible();
  }

  await page.evaluate(() => void Object.assign(window, { TextEncoder: undefined }));
  await page.getByRole("button", { name: "Submit" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Error!" });
  await expect(dialog).toContainText("Please try again. Error sending email");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("City")).toBeEditable();
});

test("before the browser says what is visible, a press moves the carousel", async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto("/");
  const carousel = carouselOf(page);
  await carousel.next.click();
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 2 of 5");
  await expect.poll(carousel.inView).toEqual(from(1, 3));
});

test("without storage, time zones and media queries, all works", async ({ page, site }) => {
  await breakTimeZones(page);
  await page.addInitScript(() => {
    Object.assign(window, { matchMedia: undefined });
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is switched off", "SecurityError");
        },
      });
    }
  });
  await openPage(page, "/");
  const carousel = carouselOf(page);
  await carousel.next.click();
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 2 of 5");
  const contact = page.getByRole("contentinfo").getByRole("region", { name: "Contact Us" });
  await sendMessage(page, "no-zone@example.com");
  await expect(contact).not.toContainText("It is");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Colour theme" }).click();
  await page.getByText("Dark", { exact: true }).last().click();
  const answers = applicant("no-zone");
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await fillInApplication(page, answers);
  await submitApplication(page);
  expect(await site.mailsFrom("no-zone@example.com")).toHaveLength(1);
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});
