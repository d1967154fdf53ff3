import type { Page } from "@playwright/test";

import { expect, test as withoutSite } from "../support/fixtures/running-studio.ts";
import {
  expectNoViolations,
  inDark,
  inLight,
} from "../support/measurements/expect-no-violations.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";
import { startStudio } from "../support/processes/studio-process.ts";
import { content } from "../support/site-content.ts";

/** A test of the studio beside a real site on the same database. */
const test = withoutSite.extend<{ site: RunningSite }>({
  site: async ({ database }, use) => {
    const site = await runSite({ DATABASE_URL: database.url });
    await use(site);
    await site.end("SIGTERM");
  },
  studio: async ({ site, database }, use) => {
    const { port } = new URL(site.url);
    const studio = await startStudio({ DATABASE_URL: database.url, PORT: port });
    await use(studio);
    await studio.stop();
  },
});

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const versions = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("time") });

/** Discards two changes, the second before the first is answered, which may move it in the list. */
async function discardBoth(page: Page, first: string, second: string): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: `Discard: ${first}` }).click();
  await sent;
  await page.getByRole("button", { name: `Discard: ${second}` }).dispatchEvent("click");
}

withoutSite("each change is discarded, and comes back", async ({ page, saved, saveBeside }) => {
  const { hours, weeks } = await saved("course");
  await saveBeside("course", {
    price: { amount: 2345, currency: "USD" },
    hours: 160,
    weeks: 5,
  });
  await saveBeside("chat", { greeting: "Hello from Zoe" });
  await page.goto("/publish", { waitUntil: "networkidle" });
  await expect(row(page, "Tuition")).toContainText(String(content.course.price.amount));
  await expect(row(page, "Greeting")).toContainText("Hello from Zoe");
  await discardBoth(page, "Hours", "Weeks");
  await expect(page.locator(":focus")).toContainText(/^Weeks .*is again as visitors see it\./);
  expect(await saved("course")).toMatchObject({ hours, weeks, price: { amount: 2345 } });
  await expectNoViolations(page, "publish", { inModes: inLight });

  const dates = await saved("start-dates");
  const startDates = [...Object.values(dates["startDates"] as object), { date: "2099-03-02" }];
  await saveBeside("start-dates", { startDates });
  await page.reload();
  await page.getByRole("button", { name: "Discard: 2 March 2099" }).click();
  await expect(page.locator(":focus")).toHaveText(/^2 March 2099/);
  expect(await saved("start-dates")).toEqual(dates);
  await page.getByRole("button", { name: "Discard: Price › Tuition" }).click();
  await expect(page.locator(":focus")).toContainText(/^Price › Tuition/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(":focus")).toContainText("It is back.");
  await page.getByRole("button", { name: "Undo: 2 March 2099" }).click();
  await expect(row(page, "2 March 2099")).toBeVisible();
  expect(await saved("course")).toMatchObject({ price: { amount: 2345 } });
  expect(await saved("start-dates")).toMatchObject({ startDates });

  const more = [...startDates, { date: "2099-04-06" }];
  await saveBeside("start-dates", { startDates: more });
  await page.reload();
  await page.getByText("2 new start dates").click();
  await discardBoth(page, "2 March 2099", "6 April 2099");
  await expect(page.locator(":focus")).toHaveText(/^6 April 2099/);
  expect(await saved("start-dates")).toEqual(dates);
});

withoutSite("what was typed last is listed, although it is not saved yet", async ({ page }) => {
  // Wide enough for a link to Publish before anything is saved.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/courses", { waitUntil: "networkidle" });
  // What stands around the page is read as soon as the link is followed.
  const followed = page.waitForRequest(/publish\.data.*_routes=root/);
  await page.route(/course\/draft$/, (route) => followed.then(() => route.continue()));
  await page.getByRole("textbox", { name: "Tuition" }).fill("1399");
  await page.getByRole("link", { name: "Publish" }).first().click();
  await expect(row(page, "Tuition")).toContainText("1399");
  await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible();
});

test("the owner goes back to what was published before", async ({
  page,
  site,
  database,
  saveBeside,
  watch,
}) => {
  // The site is rendered for each version.
  test.slow();
  const { versions: stored } = database.store.content;
  await saveBeside("course", { price: { amount: 2345, currency: "USD" } });
  await saveBeside("chat", { greeting: "Hello from Zoe" });
  await page.goto("/publish", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(page.getByRole("heading", { name: "It is live." })).toBeFocused({ timeout: 60_000 });
  await expectNoViolations(page, "live", { inModes: inDark });
  const isShown = async () => (await (await fetch(`${site.url}/program`)).text()).includes("2345");
  expect(await isShown()).toBe(true);
  await expect(page.getByRole("link", { name: "Open the live website" })).toHaveAttribute(
    "href",
    `http://127.0.0.1:${new URL(site.url).port}`,
  );
  await expect(versions(page).first()).toContainText("Live");
  await expect(versions(page).first()).toContainText("Greeting");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.locator(":focus")).toContainText("Visitors see the original website again");
  await expect.poll(isShown).toBe(false);
  const publish = page.getByRole("button", { name: /^Publish \d/ });
  await expect(publish, "nothing goes live again by itself").toHaveCount(0);
  await page.getByRole("button", { name: "Publish it again" }).click();
  await expect(page.locator(":focus")).toContainText("Visitors see version 1 again");
  await expect.poll(isShown).toBe(true);
  await page.getByRole("link", { name: "Go back to this: the original website" }).click();
  await page.getByRole("button", { name: "Go back to this" }).click();
  const again = page.getByRole("heading", { name: "Visitors see the original website again." });
  await expect(again).toBeFocused();
  await page.reload();
  await expect(again, "as long as they do").toBeVisible();
  await expectNoViolations(page, "taken back", { inModes: inDark });
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(row(page, "Greeting"), "what visitors see no more is not lost").toContainText([
    "Hello from Zoe",
    "Greeting",
  ]);
  await expect(page.getByRole("button", { name: "Publish 2 changes" })).toBeVisible();
  await page.goto("/");
  const link = page
    .getByRole("navigation", { name: "More" })
    .getByRole("link", { name: "Publish" });
  await link.click();
  await expect(page.getByRole("heading", { name: "Publish" })).toBeFocused();
  await expect(link).toHaveAttribute("aria-current", "page");
  const [look] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Preview: version 1" }).click(),
  ]);
  await look.goto(`${look.url()}program`);
  await expect(look.getByText("2345").filter({ visible: true }).first()).toBeVisible();
  await look.close();
  await page.getByRole("link", { name: "Go back to this: version 1" }).click();
  await expect(page.getByRole("heading", { name: "Go back to version 1?" })).toBeFocused();
  await expect(row(page, "Greeting")).toContainText("Hello from Zoe");
  await expectNoViolations(page, "go back", { inModes: inLight });
  await page.getByRole("button", { name: "Go back to this" }).click();
  await expect(page.locator(":focus")).toContainText("Visitors see version 1 again");
  await expect(page.getByRole("heading", { name: "Everything is live" })).toBeVisible();
  await expect(page.getByText(/^Since \d.* What you change waits here/)).toBeVisible();
  await expect.poll(isShown).toBe(true);

  const published = (await stored.read(1))?.documents ?? {};
  const byZoe = { by: "Zoe", now: Date.now(), message: null, changes: [], drafts: [] };
  await page.getByRole("link", { name: "Go back to this: the original website" }).click();
  await expect(
    page.getByRole("heading", { name: "Go back to the original website?" }),
  ).toBeFocused();
  await expect(row(page, "Greeting")).toContainText("Hello from Zoe");
  await stored.publish({ ...byZoe, basedOn: 1, documents: published, published });
  await page.getByRole("button", { name: "Go back to this" }).click();
  await expect(page.locator(":focus")).toContainText("Zoe has published version 2 meanwhile");
  expect(await stored.current()).toBe(2);

  await saveBeside("chat", { greeting: "Hello again" });
  await page.reload();
  await page.route(/publish\.data/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === "POST") await saveBeside("interview", { minutes: 25 });
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: /^Publish 1/ }).click();
  await expect(page.locator(":focus"), "although more was changed meanwhile").toContainText(
    "What you published is live.",
    { timeout: 60_000 },
  );
  await page.unroute(/publish\.data/);
  watch.console(/ERR_FAILED/);
  await page.route(/publish\.data/, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: /^Publish 1/ }).click();
  const live = page.getByRole("heading", { name: "It is live." });
  await expect(live, "although the page could not be read again").toBeFocused({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Publish 1/ })).toHaveCount(0);
});

withoutSite("a mistake says where it is mended", async ({ page, database, saveBeside }) => {
  await saveBeside("chat", { greeting: "Hello from Zoe" });
  await page.goto("/publish");
  await expect(page.getByText("Hello from Zoe")).toBeVisible();
  await saveBeside("start-dates", { startDates: [{ date: "2027-31-01" }] });
  await page.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(page.getByText("Something was changed since you opened this page")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Publish \d/ })).toBeHidden();
  await expectNoViolations(page, "publish, with a mistake", { inModes: inLight });
  const mend = page.getByRole("link", { name: /First day .* which is no day/ });
  await expect(mend).toHaveAttribute("href", "/courses");
  expect(await database.store.content.versions.current()).toBe(0);
});
