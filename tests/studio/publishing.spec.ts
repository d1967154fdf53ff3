import type { Page } from "@playwright/test";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { hashOf, readDraft, saveDraft } from "#server/publish/content-draft.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/studio-beside-site.ts";
import type { StudioDatabase } from "../support/processes/studio-process.ts";

const WRONG_DAY = "2027-31-01";

/** Saves a document in the draft as another person does who uses the desk. */
async function saveBeside({ store: { content } }: StudioDatabase, name: string, change: object) {
  const services = {
    content,
    origin: () => readDocuments(BUILT_IN_DOCUMENTS),
    now: () => Date.now(),
  };
  const draft = await readDraft(services);
  const value = { ...(draft.documents[name] as object), ...change };
  await saveDraft({ name, value, seen: hashOf(draft, name), by: "zoe" }, services);
}

const versions = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("time") });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // The same with JavaScript is part of journey.spec.ts.
  test("the owner publishes a price, visitors see it, an earlier version is shown again, and undo goes back further", async ({
    page,
    database,
    site,
  }) => {
    test.slow();
    const publishPrice = async (price: string) => {
      await saveBeside(database, "course", { price: { amount: Number(price), currency: "USD" } });
      await page.goto("/publish");
      await page.getByRole("button", { name: "Publish now" }).click();
      await expect(async () => {
        await page.goto("/publish");
        await expect(page.getByText("It is live")).toBeVisible({ timeout: 100 });
      }).toPass();
    };
    const isShown = async (price: string) =>
      (await (await fetch(`${site.url}/program`)).text()).includes(price);
    await publishPrice("2345");
    expect(await isShown("2345")).toBe(true);
    await publishPrice("3456");
    expect(await isShown("3456")).toBe(true);
    await expect(versions(page).first()).toContainText("Visitors see this now");

    await page.getByRole("button", { name: "Show this again: Version 1" }).click();
    await expect(page.getByRole("status").first()).toContainText("Visitors see version 1 again");
    await expect.poll(() => isShown("2345")).toBe(true);
    await expect(page.getByText("Nothing: visitors see everything")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(versions(page).first()).toContainText("Went back to what the site began with");
    await expect.poll(() => isShown("2345")).toBe(false);
  });
});

test("a publish that fails shows the reason and changes nothing, and a page that shows older changes publishes nothing", async ({
  page,
  database,
  site,
}) => {
  await saveBeside(database, "chat", { greeting: "Hello from Zoe" });
  await page.goto("/publish");
  await expect(page.getByText("Hello from Zoe")).toBeVisible();
  await saveBeside(database, "start-dates", { startDates: [{ date: WRONG_DAY }] });
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Something was changed since you opened this page")).toBeVisible();
  await expect(page.getByText("It did not begin.")).toBeVisible();

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(/“Start dates”: .* which is no day/)).toBeVisible();
  await expect(page.getByText("It stopped at “Check what was written”.")).toBeVisible();
  await expectNoViolations(page, "publish, stopped");
  expect(await database.store.content.versions.current()).toBe(0);
  expect((await fetch(site.url)).status).toBe(200);
});

test("the history is listed in pages, with who published and what they said", async ({
  page,
  database,
}) => {
  const { versions: stored } = database.store.content;
  const published = readDocuments(BUILT_IN_DOCUMENTS);
  for (let number = 0; number < 30; number += 1) {
    const documents = {
      ...published,
      course: { ...(published["course"] as object), hours: number },
    };
    await stored.publish({
      documents,
      published,
      basedOn: number,
      by: number === 0 ? "zoe" : "ana",
      now: Date.UTC(2026, 0, number + 1),
      message: number === 0 ? "The first version" : null,
      changes: [],
      drafts: [],
    });
  }
  await page.goto("/publish");
  await expect(versions(page)).toHaveCount(25);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(versions(page).last()).toContainText("by zoe");
  await expect(versions(page).last()).toContainText("The first version");
  await page.getByRole("link", { name: "The newest" }).click();
  await expect(versions(page).first()).toContainText("Version 30");
});
