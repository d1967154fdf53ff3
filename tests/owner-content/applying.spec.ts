import { applicationFieldTexts, applicationForm } from "#content/form-texts/application-form.ts";
import { interviewSentences } from "#content/form-texts/interview.ts";
import { hasStarted } from "#content/course/start-dates.ts";
import { termsText } from "#content/legal/terms-text.ts";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { openPage } from "../support/fixtures/site.ts";
import { content, expect, test } from "../support/fixtures/owners-site.ts";

const { interview, school, startDates, termsVersion } = content;

const today = new Date().toISOString().slice(0, 10);
const open = startDates.find((start) => start.places !== "full" && !hasStarted(start, today));
const started = startDates.find((start) => hasStarted(start, today));
if (!open || !started) throw new Error("The owner has an open and an old course.");

const chosen = open.label;
const path = `/apply/${encodeURIComponent(chosen)}`;

test("the form has the owner’s words and every country, and an application names the terms", async ({
  page,
  site,
}) => {
  const answers = applicant("owner-content");
  await openPage(page, path);
  await expect(page.getByLabel(applicationFieldTexts.courseDates.label)).toHaveValue(chosen);
  const contact = page.getByRole("contentinfo");
  await contact.getByRole("button", { name: "Send" }).click();
  await expect(contact.getByText("Where may we write to you?")).toBeVisible();
  const country = page.getByLabel("Country", { exact: true });
  await expect(country.getByRole("option", { name: "Ireland", exact: true })).toHaveCount(1);
  // As a translator of pages does.
  await country.getByRole("option", { name: "Germany" }).evaluate((option) => {
    option.textContent = "Alemania";
  });
  await country.selectOption({ label: "Alemania" });
  await expect(country).toHaveValue("Germany");

  await fillInApplication(page, answers);
  const terms = page.getByRole("link", { name: termsText.link(termsVersion ?? "") });
  await expect(terms).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Success!");
  for (const sentence of interviewSentences(interview)) {
    await expect(page.getByText(sentence).first()).toBeVisible();
  }

  const [mail] = await site.mailsFrom(answers.email);
  expect(mail?.to?.[0]?.address).toBe(school.email);
  expect(mail?.text).toContain(chosen);
  expect(mail?.html).toContain("Somebody wants to come");
  expect(mail?.html).toContain(termsText.accepted);
  expect(mail?.html).toContain(termsVersion);
  const [receipt] = await site.mailsTo(answers.email);
  expect(receipt?.text).toContain(school.name);
  for (const sentence of interviewSentences(interview)) {
    expect(receipt?.text).toContain(sentence);
  }
  expect(receipt?.text).toContain(interview.booking?.address);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to a started course names the next one with free places", async ({ page }) => {
    await page.goto(`/apply/${encodeURIComponent(started.label)}`);
    const { next, selectNext } = applicationForm.startedCourse;
    await expect(page.getByText(next(open.label))).toBeVisible();
    await expect(page.getByRole("button", { name: selectNext })).toBeHidden();
  });
});
