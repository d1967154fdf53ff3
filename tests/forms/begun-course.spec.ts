import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

const question = "That course has begun. Apply all the same?";

test("an application for a past start date is sent only after the applicant confirms it", async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  const answers = applicant("begun");
  await openPage(page, "/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByRole("alert"), "errors come first").toBeFocused();

  await fillInApplication(page, answers);
  await submit.click();
  const dialog = page.getByRole("alertdialog", { name: question });
  await expect(dialog).toContainText("Your application has not been sent yet.");
  await dialog.getByRole("button", { name: "Choose another date" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Course dates")).toBeFocused();
  await expect(page.getByLabel("Nationality")).toHaveValue(answers.nationality);
  expect(await site.mailsFrom(answers.email)).toHaveLength(0);

  // Leaving the page closes the dialog; the form can be sent after coming back.
  await submit.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.keyboard.press("Escape");
  await submit.click();
  await dialog.getByRole("button", { name: "Apply all the same" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});
