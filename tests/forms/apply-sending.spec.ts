import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";
import { hold } from "../support/page/hold-scripts.ts";

test("a double click sends a failed application once", async ({ page, context, site, allow }) => {
  allow.console(/ERR_INTERNET_DISCONNECTED/);
  const answers = applicant("offline");
  await openPage(page, "/apply/May%205th%202025");
  await fillInApplication(page, answers);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Error!" });
  await expect(dialog).toContainText(
    "There was an error sending your application. Please try again. Error sending email",
  );
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue(answers.nationality);

  await context.setOffline(false);
  const answer = await hold(page, /api\/mail\/send$/);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  const announced = page.locator("[aria-live=polite]").filter({ hasText: "Sending..." });
  await expect(announced).toHaveCount(1);
  await page.getByRole("button", { name: "None Other languages" }).click();
  const dates = page.getByLabel("Course dates");
  await dates.press("ArrowDown");
  await expect(dates).toBeFocused();
  await expect(dates).toHaveValue("May 5th 2025");
  await expect(page.getByLabel("Other languages")).toHaveValue(answers.otherLanguages);
  answer();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("answers survive a phone that discards the tab, until they are cleared", async ({ page }) => {
  // Such a tab is only told that it is hidden.
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => event.stopImmediatePropagation());
  });
  await openPage(page, "/apply");
  const message = page.getByLabel("Your message");
  await message.fill("Do you help with visas?");
  const nationality = page.getByLabel("Nationality");
  await page.getByLabel("Course dates").selectOption("August 4th 2025");
  await nationality.fill("Irish");
  await page.getByLabel("Languages", { exact: true }).fill("English");
  await page.getByLabel("Languages", { exact: true }).fill("");
  await page.getByRole("button", { name: "None University name" }).click();
  await expect(page.getByLabel("University name")).toBeFocused();
  await page.getByRole("button", { name: "Yes Is English your first language?" }).click();
  await page.reload();
  await interactive(page);
  await expect(message).toHaveValue("Do you help with visas?");
  await expect(page.getByLabel("Is English your first language?")).toHaveValue("Yes");
  await expect(page.getByLabel("University name")).toHaveValue("None");
  await expect(nationality).toHaveValue("Irish");
  await expect(page.getByLabel("Course dates")).toHaveValue("August 4th 2025");
  await expect(page.getByLabel("Languages", { exact: true }), "a deleted answer").toHaveValue("");

  await page.getByRole("button", { name: "Clear my answers" }).click();
  await page.getByRole("button", { name: "Keep them" }).click();
  await expect(nationality).toHaveValue("Irish");
  await page.getByRole("button", { name: "Clear my answers" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(nationality).toHaveValue("");
  await page.reload();
  await expect(nationality).toHaveValue("");
});
