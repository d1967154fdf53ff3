import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/page/site.ts";

const question = "That course has begun. Apply all the same?";

test("an application for a course that has begun is sent once the applicant says that it is meant", async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  const answers = applicant("begun");
  await openPage(page, "/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByRole("alert"), "mistakes come first").toBeFocused();

  await fillInApplication(page, answers);
  await submit.click();
  const dialog = page.getByRole("alertdialog", { name: question });
  await expect(dialog).toContainText("Your application has not been sent yet.");
  await dialog.getByRole("button", { name: "Choose another date" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Course dates")).toBeFocused();
  await expect(page.getByLabel("Nationality")).toHaveValue(answers.nationality);
  expect(await site.mailsFrom(answers.email)).toHaveLength(0);

  // Leaving the page is an answer as well: the form can be sent afterwards.
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

test("an application for a course that is still to come is sent at once", async ({ page }) => {
  await page.clock.setFixedTime("2025-05-04T09:00:00");
  await openPage(page, "/apply/May%205th%202025");
  await page.keyboard.press("Escape");
  await fillInApplication(page, applicant("to-come"));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form comes back with the question and every answer, and is sent when it is posted again", async ({
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

    // With another past date the question is another one.
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

  test("a link to ask for the next dates leads to a contact form with the question in it", async ({
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
