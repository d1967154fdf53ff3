import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { submitApplication } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

test("the form offers the next course instead of a started one", async ({ page, site }) => {
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  const answers = applicant("started");
  const dates = page.getByLabel("Course dates");
  const note = page.getByText("This course has already started.");
  await openPage(page, "/apply/May%205th%202025");
  await expect(dates).toHaveAccessibleDescription(
    "This course has already started. The next one starts on June 2nd 2025. Choose that one",
  );
  await page.getByRole("button", { name: "Choose that one" }).click();
  await expect(dates).toHaveValue("June 2nd 2025");
  await expect(dates).toBeFocused();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(dates, "the draft has the new date").toHaveValue("June 2nd 2025");

  await dates.selectOption("March 3rd 2025");
  await expect(note).toBeVisible();
  await fillInApplication(page, answers);
  await submitApplication(page);
  const [mail] = await site.mailsFrom(answers.email);
  expect(mail?.html).toContain("March 3rd 2025 (it had already started when this was sent)");
});

test("links for another country or the next dates begin a message", async ({ page }) => {
  await page.clock.setFixedTime("2025-11-24T09:00:00");
  await openPage(page, "/apply");
  const message = page.getByLabel("Your message");
  await page.getByLabel("City").fill("Galway");
  await page.getByRole("link", { name: "Another country? Write to us" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/I live in a country that the application form does not list/);
  await page.getByLabel("Course dates").selectOption("November 24rd 2025");
  await page.getByRole("link", { name: "Tell me the next dates" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/Please tell me the next start dates of the course\.$/);
  await expect(page.getByLabel("City")).toHaveValue("Galway");
});
