import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";

import { mina, storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { newSubmission } from "../support/server/sample-submission.ts";
import { startStudio } from "../support/processes/studio-process.ts";
import { startSite } from "../support/processes/site-process.ts";

const zoe = { ...mina, name: "Zoë", lastName: "Brown", email: "zoe@example.com", country: "Japan" };
const late = { ...zoe, courseDates: "January 6th 2025" };

const list = (page: Page) => page.getByRole("list", { name: "Applications and messages" });
const entries = (page: Page) => list(page).getByRole("heading", { level: 2 });

test.describe("one application", () => {
  test("the owner finds an application by name and country, sees that its course had started, and releases its mails that the honeypot held back", async ({
    page,
    database,
  }) => {
    const id = await storeApplication(database.store, mina, true);
    await storeApplication(database.store, late);
    await storeMessages(database.store, 3, "someone@example.com");
    await page.goto("/people");
    await expect(entries(page)).toHaveCount(5);
    await page.getByLabel("Search").fill("okafor MINA");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(entries(page)).toHaveText(["Mina Okafor"]);
    await page.goto("/people?country=Japan");
    await expect(entries(page)).toHaveText(["Zoë Brown"]);
    await expect(list(page)).toContainText("January 6th 2025 (had already started)");
    await page.getByRole("link", { name: "Zoë Brown" }).click();
    await expect(page.getByText(/^The course of January 6th 2025 had already/)).toBeVisible();
    await page.goto("/people?state=held");
    await page.getByRole("link", { name: "Mina Okafor" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mina Okafor");
    await expect(page.getByText("mina.okafor@example.com", { exact: true })).toBeVisible();
    const reference = await page.getByRole("definition").nth(1).innerText();
    await expect(page.getByRole("link", { name: `Write to ${mina.email}` })).toHaveAttribute(
      "href",
      `mailto:${mina.email}?subject=${encodeURIComponent(`Your application (${reference})`)}`,
    );
    await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
      "href",
      `tel:${mina.phoneNumber}`,
    );
    await page.getByRole("button", { name: "It is real" }).click();
    await expect(page.getByRole("status")).toContainText("2 mails released");
    const released = await database.store.admin.find(id);
    expect(released?.mails.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  });
});

test("the owner marks what was put aside as advertising, wants nothing more from its sender, and takes that back", async ({
  page,
  database: { store },
}) => {
  const send = (id: string) =>
    store.submissions.record(
      newSubmission(id, { held_for: "links" }, { isHeld: id === "first", now: Date.now() }),
    );
  await send("first");
  await page.goto("/submissions/first");
  const panel = page.getByRole("region", { name: "Put aside" });
  await expect(panel).toContainText("It has several links.");
  await panel.getByRole("button", { name: "Never again from this address" }).click();
  await expect(page.getByRole("region", { name: "Advertising" })).toBeVisible();
  await send("second");
  expect((await store.admin.find("second"))?.mails).toMatchObject([{ state: "advertising" }]);
  expect(await store.admin.count({ step: "new" })).toBe(0);
  await page.goto("/submissions/second");
  await page.getByRole("button", { name: "It is real" }).click();
  await expect(page.getByRole("status")).toContainText("1 mail released");
  await send("third");
  expect((await store.admin.find("third"))?.mails).toMatchObject([{ state: "waiting" }]);
});

test("the list of submissions keeps its filter on the next pages, in the download, and after “Back to the list”", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 60, "someone@example.com");
  await storeApplication(database.store, mina);
  await page.goto("/people?form=contact");
  await expect(entries(page)).toHaveCount(25);
  const newest = await page
    .getByRole("listitem")
    .filter({ has: page.locator("h2") })
    .allInnerTexts();
  for (const count of [25, 10]) {
    const first = list(page).getByRole("listitem").first();
    const previous = (await first.textContent()) ?? "";
    await page.getByRole("link", { name: "Older" }).click();
    await expect(first).not.toHaveText(previous);
    await expect(entries(page)).toHaveCount(count);
  }
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByRole("link", { name: "Older" })).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByRole("link", { name: "Newer" })).toHaveCount(0);
  expect(
    await page
      .getByRole("listitem")
      .filter({ has: page.locator("h2") })
      .allInnerTexts(),
  ).toEqual(newest);
  await entries(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/form=contact/);

  await page.goto("/people?form=application");
  const take = async (name: RegExp) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    return readFile(await (await download).path(), "utf8");
  };
  expect((await take(/CSV/)).trim().split("\r\n")).toHaveLength(2);
  expect(JSON.parse(await take(/JSON/))).toMatchObject([{ email: mina.email }]);
});

test("all submissions of a person are shown before they are erased, and other people’s submissions stay", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 2, "leaving@example.com");
  await storeMessages(database.store, 1, "notleaving@example.com");
  await page.goto("/people");
  await page.getByRole("link", { name: "Erase a person’s data" }).click();
  await page.getByLabel("The person’s e-mail address").fill("Leaving@Example.com");
  await page.getByRole("button", { name: "Show what is stored" }).click();
  await expect(page.getByRole("link", { name: /^Message / })).toHaveCount(2);
  expect(await database.store.admin.count({})).toBe(3);
  await page.getByRole("button", { name: "Erase these 2 submissions for good" }).click();
  await expect(page.getByRole("status")).toContainText("Erased 2 submissions");
  expect(await database.store.admin.count({})).toBe(1);
  await page.goto("/people");
  await expect(entries(page)).toHaveText(["notleaving@example.com"]);
});

test("the Numbers and Health pages show the state of the database and the mail server", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 3, "someone@example.com");
  await storeApplication(database.store, mina, true);
  await storeApplication(database.store, zoe);
  const sql = new DatabaseSync(database.file);
  sql.exec(
    "update outbox set state = 'dead', last_error = '550 No such mailbox' where kind = 'receipt' and state = 'waiting'",
  );
  sql.close();
  await page.goto("/results");
  await expect(page.getByRole("img", { name: "2 applications and 3 messages" })).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("row", { name: / 2 3$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Japan\s+1$/ })).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "For your technician" }).click();
  const card = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(card("Mail server")).toContainText("127.0.0.1:9 cannot be used");
  await expect(card("Put aside")).toContainText("1 submission");
  await card("Mails that were given up").getByRole("link").click();
  await entries(page).getByRole("link", { name: "Zoë Brown" }).click();
  await expect(page.getByText("550 No such mailbox")).toBeVisible();
  await page.getByRole("button", { name: "Send again now" }).click();
  await expect(page.getByRole("status")).toContainText("1 mail to be sent again");
});

test("the Health page looks again by itself until a mail server that says nothing has run out of time", async ({
  page,
  database,
}) => {
  const silent = createServer();
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const port = Number(Object(silent.address()).port);
  const settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const studio = await startStudio(settings);
  await page.goto(`${studio.url}/technician`);
  const card = page.getByRole("listitem").filter({ hasText: `127.0.0.1:${port}` });
  await expect(card).toContainText("has not answered yet");
  await expect(card).toContainText("Check the address and the port", { timeout: 10_000 });
  await studio.stop();
  silent.close();
});

test("axe finds no violation on any view of the studio, light on a phone and dark on a desktop", async ({
  page,
  database,
}) => {
  const id = await storeApplication(database.store, mina, true);
  await storeMessages(database.store, 30, "someone@example.com");
  for (const view of [
    "/people?form=contact",
    "/people?search=nothing",
    `/people/${id}`,
    `/people/erase?email=${mina.email}`,
    "/people/erase?email=half",
    "/results",
    "/technician",
  ]) {
    await page.goto(view);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, view);
  }
});

test("the studio creates a database if there is none, lists the submissions of a running site, and reports a port that is in use", async ({
  page,
  database,
}, testInfo) => {
  const site = await startSite({ DATABASE_URL: database.url, SMTP_URL: "smtp://127.0.0.1:9" });
  await page.request.post(site.url, { form: { email: "first@example.com", message: "Hello" } });
  const studio = await startStudio({ DATABASE_URL: `sqlite:${testInfo.outputPath("site.db")}` });
  await page.goto(`${studio.url}/people`);
  await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
  await page.goto(`${studio.url}/results`);
  await expect(page.getByText("nothing to count yet")).toBeVisible();
  expect(await studio.stop()).toBe(0);

  const beside = await startStudio({ DATABASE_URL: database.url });
  await page.goto(`${beside.url}/people`);
  await expect(entries(page)).toHaveText(["first@example.com"]);
  const taken = startStudio({ STUDIO_PORT: new URL(beside.url).port });
  await expect(taken).rejects.toThrow(/STUDIO_PORT: port \d+ is in use already/);
  await beside.stop();
  await site.stop();
});
