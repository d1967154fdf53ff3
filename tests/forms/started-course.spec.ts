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
