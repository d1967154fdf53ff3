import { join } from "node:path";

import { reviewsHeader } from "#content/pages/reviews.ts";
import { startDates } from "#content/course/start-dates.ts";
import { currentRelease } from "#server/releases/release-folder.ts";
import { expectNoViolations } from "../support/measurements/axe.ts";
import { expect, test } from "../support/page/published-studio.ts";
import { editContent } from "../support/processes/site-copy.ts";

const WRONG_DAY = "2027-31-01";

test("the owner reads what is wrong, mends it, publishes by one button, and undoes it", async ({
  page,
  site,
  browser,
  studio,
}) => {
  test.setTimeout(180_000);
  const first = currentRelease(join(site, "releases"));
  const day = startDates[0]?.date ?? "";
  editContent(site, day, WRONG_DAY);
  editContent(site, reviewsHeader.text, "Look around: this could be you.");
  // Without JavaScript, because every step works by forms.
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: studio.url });
  await plain.goto("/publish");
  await plain.getByRole("button", { name: "Publish now" }).click();
  await expect(async () => {
    await plain.goto("/publish");
    await expect(plain.getByText("which is no day")).toBeVisible({ timeout: 100 });
  }).toPass();
  await plain.close();

  await page.goto("/publish");
  await expect(page.getByText("It stopped at “Check the content”.")).toBeVisible();
  await expectNoViolations(page, "publish, stopped");
  editContent(site, WRONG_DAY, day);
  await page.reload();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Step" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeVisible({
    timeout: 120_000,
  });
  const releases = page.getByRole("listitem").filter({ has: page.getByRole("time") });
  await releases.first().getByText("One change").click();
  await expect(releases.first()).toContainText("Look around: this could be you.");
  await expect(releases.last()).toContainText("by ana");
  expect(currentRelease(join(site, "releases"))).not.toBe(first);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is still here" })).toBeVisible();
  await expect(page.locator(":focus")).toContainText("is still here");
  expect(currentRelease(join(site, "releases"))).toBe(first);
});
