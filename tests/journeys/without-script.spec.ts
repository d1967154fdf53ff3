import { applicationFieldTexts } from "#content/application-form.ts";

import { applicant, entries, fillInApplication } from "../support/applicant.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("an applicant without JavaScript goes from a start date to the provider’s inbox", async ({
  page,
  site,
}) => {
  const answers = applicant("no-script");
  await page.goto("/");
  await page.getByRole("link", { name: "Apply Now October 6th" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("October 6th 2025");
  await fillInApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page).toHaveURL(/\/\?sent=application#sent$/);
  await expect(page.getByRole("status")).toContainText("Success!");
  await expect(page.getByRole("status")).toContainText("We will contact you soon.");

  const [mail, ...more] = await site.mailsFrom(answers.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("New Application Form");
  expect(mail?.text).toContain("Course dates: October 6th 2025");
  for (const [field, answer] of entries(answers)) {
    expect(mail?.text).toContain(applicationFieldTexts[field].label);
    expect(mail?.text?.replaceAll("\r\n", "\n")).toContain(answer);
  }
});

test("a refused application comes back with its messages and every answer", async ({ page }) => {
  const { city, ...answers } = applicant("refused");
  await page.goto("/apply");
  await fillInApplication(page, { ...answers, city: "", phoneNumber: "n/a" });
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Course dates are required",
    "Invalid phone number",
    "City is required",
  ]);
  await expect(page.getByLabel("City")).toHaveAccessibleDescription("City is required");
  await expect(page.getByLabel("Country")).toHaveValue("CAN");
  await expect(page.getByLabel("Date of birth")).toHaveValue(answers.dateOfBirth);
  await expect(page.getByLabel("Professional background")).toHaveValue(
    answers.professionalBackground,
  );
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);

  await page.getByLabel("Course dates").selectOption("May 5th 2025");
  await page.getByLabel("City").fill(city);
  await page.getByLabel("Phone number").fill("0861234567");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("status")).toContainText("Success!");
});

test("a message without JavaScript reaches the provider, after its mistakes are mended", async ({
  page,
  site,
}) => {
  await page.goto("/aboutus");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your message").fill("Do you help with housing?");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByLabel("Your email")).toHaveAccessibleDescription("Email is required");
  await expect(form.getByLabel("Your message")).toHaveValue("Do you help with housing?");

  await form.getByLabel("Your email").fill("no-script@example.com");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("Form Submitted");
  await expect(page.getByRole("status")).toBeInViewport();
  const mails = await site.mailsFrom("no-script@example.com");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Do you help with housing?");
});

test("no splash covers the form, and every year’s dates are listed", async ({ page }) => {
  await page.goto("/apply");
  expect(await page.getByText("APPLICATION FORM", { exact: true }).isVisible()).toBe(false);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Apply Now November 2nd" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply Now January 6th" })).toBeVisible();
});

test("no part of a page waits for a script", async ({ request }) => {
  for (const path of [...PAGES, "/apply/x", "/nowhere"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('hidden id="S:');
  }
});
