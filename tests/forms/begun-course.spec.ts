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

test("an application for a future start date is sent without confirmation", async ({ page }) => {
  await page.clock.setFixedTime("2025-05-04T09:00:00");
  await openPage(page, "/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  await fillInApplication(page, applicant("to-come"));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
});

test.describe("no-js", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, an application for a past start date is shown again, and sent when it is confirmed", async ({
    page,
    site,
    allow,
  }) => {
    allow.console(/status of 422/);
    const answers = applicant("begun-no-script");
    await page.goto("/apply/May%205th%202025");
    await fillInApplication(page, answers);
    await page.getByRole("button", { name: "Submit" }).click();
    const note = page.getByRole("alert");
    await expect(note).toContainText(question);
    await expect(note).toContainText("Your application has not been sent yet.");
    await expect(page.getByLabel("Nationality")).toHaveValue(answers.nationality);
    expect(await site.mailsFrom(answers.email)).toHaveLength(0);

    // Another past start date needs its own confirmation.
    await page.getByLabel("Course dates").selectOption("June 2nd 2025");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(note).toContainText(question);
    await expect(page.getByLabel("Course dates")).toHaveValue("June 2nd 2025");
    await note.getByRole("button", { name: "Apply all the same" }).click();
    await expect(page.getByRole("status")).toContainText("Success!");
    const [mail, ...more] = await site.mailsFrom(answers.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Course dates: June 2nd 2025");
  });

  test("without JavaScript, a link that asks for the next start dates fills in the contact form’s message", async ({
    page,
  }) => {
    await page.goto("/?ask=dates#contact");
    await expect(page.getByLabel("Your message")).toHaveValue(
      "Please tell me the next start dates of the course.",
    );
    await expect(page.getByLabel("Your message")).toBeInViewport();
    await page.goto("/?ask=anything");
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});
