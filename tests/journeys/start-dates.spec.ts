import { expect, test } from "../support/site.ts";

test("the dates widget starts at 2024 and shows the year that is chosen", async ({ page }) => {
  await page.goto("/");
  const dates = page.getByRole("region", { name: "Our Dates" });
  await expect(dates.getByRole("button", { name: "2024" })).toHaveAttribute("aria-pressed", "true");
  await expect(dates.getByRole("listitem").filter({ hasText: "Apply Now" })).toHaveText([
    /^November 2nd/,
  ]);

  await dates.getByRole("button", { name: "2025" }).click();
  await expect(dates.getByRole("listitem").filter({ hasText: "Apply Now" })).toHaveText([
    /^January 6th/,
    /^February 3rd/,
    /^March 3rd/,
    /^May 5th/,
    /^June 2nd/,
    /^July 17th/,
    /^August 4th/,
    /^September 1st/,
    /^October 6th/,
    /^November 24rd/,
  ]);
});

test("a date that has passed by the visitor’s clock is marked, and can still be chosen", async ({
  page,
}) => {
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  await page.goto("/");
  const dates = page.getByRole("region", { name: "Our Dates" });
  await dates.getByRole("button", { name: "2025" }).click();
  const started = dates.getByRole("listitem").filter({ hasText: "Started" });
  await expect(started).toHaveText([/^January/, /^February/, /^March/, /^May 5th/]);
  await expect(started.getByRole("link", { name: /^Apply Now/ })).toHaveCount(4);
});

test("the chosen date survives a reload of the application form", async ({ page }) => {
  await page.goto("/program");
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
  await page.reload();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
});

test("a date in the address is filled in", async ({ page }) => {
  await page.goto("/Apply/July%2017th%202025");
  await expect(page.getByLabel("Course dates")).toHaveValue("July 17th 2025");
});

test("an unknown date in the address is ignored", async ({ page }) => {
  await page.goto("/apply/July%2099th%202025");
  await expect(page.getByLabel("Course dates")).toHaveValue("");
  await expect(page.getByLabel("Course dates").getByRole("option").first()).toHaveText(
    "Select course dates",
  );
});

test("the select offers the eleven dates of the specification", async ({ page }) => {
  await page.goto("/apply");
  await expect(page.getByLabel("Course dates").getByRole("option")).toHaveText([
    "Select course dates",
    "November 2th 2024",
    "January 6th 2025",
    "February 3rd 2025",
    "March 3rd 2025",
    "May 5th 2025",
    "June 2nd 2025",
    "July 17th 2025",
    "August 4th 2025",
    "September 1st 2025",
    "October 6th 2025",
    "November 24rd 2025",
  ]);
});
