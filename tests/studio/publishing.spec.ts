import { join } from "node:path";

import { addToHistory } from "../../publish/history.ts";
import { currentRelease } from "#server/releases/release-folder.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/published-studio.ts";
import { editContent } from "../support/processes/site-copy.ts";
import { content } from "../support/site-content.ts";

const WRONG_DAY = "2027-31-01";

test("a failed publish, started without JavaScript, shows the reason and changes nothing, and earlier publishes are listed", async ({
  page,
  site,
  browser,
  studio,
}) => {
  const first = currentRelease(join(site, "releases"));
  // Entries of publishes years ago, whose releases are no longer kept.
  for (let day = 10; day < 40; day += 1) {
    const at = new Date(Date.UTC(2020, 0, day)).toISOString();
    addToHistory(join(site, "releases"), {
      at,
      by: "zoe",
      action: "published",
      release: at,
      changes: [],
    });
  }
  const day = content.startDates[0]?.date ?? "";
  editContent(site, day, WRONG_DAY);
  // Without JavaScript, because publishing must also work by forms alone.
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
  expect(currentRelease(join(site, "releases"))).toBe(first);

  // A publish that succeeds and is undone is part of journey.spec.ts.
  const releases = page.getByRole("listitem").filter({ has: page.getByRole("time") });
  await page.getByRole("link", { name: "Older" }).click();
  await expect(releases.last()).toContainText("by zoe");
  await page.getByRole("link", { name: "The newest" }).click();
  await expect(releases.filter({ hasText: "by ana" })).toHaveCount(1);
});
