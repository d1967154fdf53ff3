import { applicationForm } from "#content/form-texts/application-form.ts";

import {
  applicant,
  fillInApplication,
  hasBegun,
  submitApplication,
} from "../support/components/applicant.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

test("an application that fails offline shows an error, keeps the answers and can be sent again", async ({
  page,
  context,
  site,
  allow,
}) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  const answers = applicant("offline");
  await openPage(page, "/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  await fillInApplication(page, answers);
  await context.setOffline(true);
  await submitApplication(page);

  const dialog = page.getByRole("alertdialog", { name: "Error!" });
  await expect(dialog).toContainText(
    "There was an error sending your application. Please try again. Error sending email",
  );
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue(answers.nationality);

  await context.setOffline(false);
  await submitApplication(page);
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("a double click on Submit sends one application", async ({ page, site }) => {
  const answers = applicant("double-click");
  await page.goto("/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  await fillInApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  const question = page.getByRole("button", { name: applicationForm.begun.confirm });
  if (hasBegun("May 5th 2025")) await question.click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("the Submit button reads “Sending...” while the application is in flight", async ({
  page,
}) => {
  await page.goto("/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  await fillInApplication(page, applicant("sending"));
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/mail/send", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await submitApplication(page);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  answered.resolve();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
});

test("a deleted answer stays empty after a reload of the application form", async ({ page }) => {
  await openPage(page, "/apply");
  await page.keyboard.press("Escape");
  await page.getByLabel("Nationality").fill("Irish");
  await page.getByLabel("City").fill("Galway");
  await page.getByLabel("Nationality").fill("");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Nationality")).toHaveValue("");
});

test("the application’s answers survive a reload until the visitor clears them", async ({
  page,
}) => {
  await openPage(page, "/apply");
  await page.keyboard.press("Escape");
  await page.getByLabel("Course dates").selectOption("August 4th 2025");
  await page.getByLabel("Nationality").fill("Irish");
  await page.reload();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await expect(page.getByLabel("Course dates")).toHaveValue("August 4th 2025");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await page.getByRole("button", { name: "Keep them" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Nationality")).toHaveValue("");
});
