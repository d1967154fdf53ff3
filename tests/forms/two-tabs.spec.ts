import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { submitApplication } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

test("the merged answers of two tabs arrive once", async ({ page, context, site }) => {
  const answers = applicant("two-tabs");
  await openPage(page, "/apply/January%206th%202025");
  const dates = page.getByLabel("Course dates");
  await dates.selectOption("March 3rd 2025");
  const other = await context.newPage();
  await openPage(other, "/apply");
  await page.getByLabel("City").fill("Galway");
  await other.getByLabel("Nationality").fill("Irish");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await expect(dates).toHaveValue("March 3rd 2025");
  await openPage(page, "/apply/May%205th%202025");
  await expect(dates).toHaveValue("May 5th 2025");

  await fillInApplication(page, answers);
  await openPage(other, "/apply");
  await expect(other.getByLabel("Last name")).toHaveValue(answers.lastName);
  for (const tab of [page, other]) await submitApplication(tab);
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);

  await other.getByRole("button", { name: "OK" }).click();
  const opened = context.waitForEvent("page");
  const link = other.getByRole("link", { name: "Apply Now November 2nd" });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).getByLabel("Course dates")).toHaveValue("November 2th 2024");
});
