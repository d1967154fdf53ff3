import {
  applicationFields,
  applicationFieldTexts,
  formLabel,
} from "#content/form-texts/application-form.ts";
import {
  applicant,
  entries,
  fillInApplication,
  requiredMessages,
  typeApplication,
} from "../support/components/applicant.ts";
import { submitApplication } from "../support/components/page-parts.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { school } = content;

const containing = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

const LANDING = "/?utm_source=Instagram&utm_medium=story&fbclid=Xy12&utm_id=Qz34";
const FROM = { referer: "https://l.instagram.com/page?u=somebody" };

test("an application reaches the school, which learns where it came from", async ({
  page,
  context,
  site,
}) => {
  await page.clock.setFixedTime("2025-01-05T09:00:00");
  const answers = applicant("whole-way");
  await page.goto(LANDING, FROM);
  await interactive(page);
  const dates = page.getByRole("region", { name: "Our Dates" });
  await dates.getByRole("button", { name: "2025", exact: true }).click();
  await dates.getByRole("link", { name: "Apply Now January 6th" }).click();

  await expect(page).toHaveURL(/\/apply$/);
  await expect(page.getByLabel("Course dates")).toHaveValue("January 6th 2025");
  const next = page.getByRole("region", { name: "What happens next" });
  await expect(next.getByRole("listitem")).toContainText([
    "You get a receipt by e-mail",
    "We will contact you soon.",
    "interview",
    "pay the required fees",
  ]);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).not.toContain("instagram");
  await page.getByLabel("City").fill(answers.city);
  await expect.poll(stored).toContain("l.instagram.com");
  expect(await stored()).not.toMatch(/Xy12|Qz34|somebody/);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await interactive(page);
  await typeApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).click();

  const dialog = page.getByRole("alertdialog", { name: "Success!" });
  await expect(dialog).toContainText(
    "Your application has been sent successfully. We will contact you soon.",
  );
  const reference = await dialog.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/).innerText();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/$/);

  const [mail, ...more] = await site.mailsFrom(answers.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("New Application Form");
  expect(mail?.html).toContain(reference);
  expect(mail?.html).toContain("instagram · story · l.instagram.com");
  expect(mail?.to?.[0]?.address).toBe(school.email);
  expect(mail?.replyTo?.[0]?.address).toBe(answers.email);
  const text = mail?.text?.replaceAll("\r\n", "\n");
  expect(text).not.toContain("instagram");
  expect(text).toContain("Course dates: January 6th 2025");
  // A unit test compares the format (forms/application-schema.test.ts).
  for (const [, answer] of entries(answers)) expect(text).toContain(answer);

  const [receipt, ...others] = await site.mailsTo(answers.email);
  expect(others).toEqual([]);
  expect(receipt?.subject).toBe("We have received your application");
  expect(receipt?.replyTo?.[0]?.address).toBe(school.email);
  for (const body of [receipt?.text, receipt?.html]) {
    expect(body).toContain("January 6th 2025");
    expect(body).toContain("What happens next");
    expect(body).toContain(answers.nationality);
    expect(body).not.toContain(answers.universityName);
    expect(body).not.toContain("instagram");
  }

  await page.getByRole("banner").getByRole("link", { name: "APPLY" }).click();
  await expect(page.getByLabel("Course dates"), "the form is empty again").toHaveValue("");
  await expect(page.getByLabel("Last name")).toHaveValue("");
});

test("an empty application shows every error at its field and on top", async ({ page }) => {
  await page.goto("/apply");
  await page.getByRole("button", { name: "Submit" }).click();

  const summary = page.getByRole("alert");
  const main = page.getByRole("main");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(requiredMessages);
  await expect(page).toHaveTitle(/^Error: /);
  for (const field of applicationFields) {
    const text = applicationFieldTexts[field];
    const control = main
      .getByLabel(formLabel(text), { exact: true })
      // The date of birth's group has the same name as its input.
      .and(page.locator(`[aria-required=${text.required !== undefined}]`))
      .and(page.locator(text.required ? "[aria-invalid=true]" : "*"));
    await expect(control).toHaveAccessibleDescription(containing(text.required ?? ""));
  }
  await summary.getByRole("link", { name: "City is required" }).click();
  await expect(page.getByLabel("City")).toBeFocused();

  const answers = { ...applicant("replaced"), email: "zoe@example", phoneNumber: "086 123" };
  await page.getByLabel("Course dates").selectOption("June 2nd 2025");
  await fillInApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(summary.getByRole("link")).toHaveText([
    "Invalid email address",
    "Invalid phone number",
  ]);
  await expect(main.getByLabel("Email")).toHaveValue("zoe@example");
  await expect(page.getByLabel("Professional background")).toHaveValue(
    answers.professionalBackground,
  );

  await main.getByLabel("Email").fill("zoe.replaced@example.com");
  await page.getByLabel("Phone number").fill("086123");
  await submitApplication(page);
  await expect(page).not.toHaveTitle(/^Error: /);
});
