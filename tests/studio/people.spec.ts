import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";

import { mina, storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { startStudio } from "../support/processes/studio-process.ts";
import { newSubmission } from "../support/server/sample-submission.ts";

const list = (page: Page) => page.getByRole("list", { name: "Applications and messages" });
const names = (within: Page | Locator) => within.getByRole("heading", { level: 3 });
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const doing = (by: string) => ({ by, now: Date.now(), newId: randomUUID });

function named(name: string) {
  return { ...mina, name, email: `${name.toLowerCase()}@example.com` };
}

/** Opens a chat or mail link, which belongs to another program. */
async function write(link: Locator): Promise<void> {
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.addEventListener("click", (event) => event.preventDefault(), { once: true });
  });
  await link.click();
}

/** Chooses the step of a row of the list. */
async function choose(page: Page, name: string, step: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /^Step of / })
    .click();
  await page.getByRole("menuitemradio", { name: step }).click();
}

test("a morning’s work: five applications and two messages are answered and get their steps", async ({
  page,
  context,
  database,
}, testInfo) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const clicks = () => Number(sessionStorage.getItem("clicks")) + 1;
    addEventListener("click", () => sessionStorage.setItem("clicks", String(clicks())), true);
  });
  const ids: string[] = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan", "Eva"]) {
    ids.push(await storeApplication(database.store, named(name)));
  }
  for (const name of ["dog", "visa"]) {
    await storeMessages(database.store, 1, `${name}@example.com`);
  }
  const sql = new DatabaseSync(database.file);
  const receive = sql.prepare("update submissions set received_at = ? where id = ?");
  for (const [index, id] of ids.entries()) {
    const hours = index === 0 ? 72 : 9 - index;
    receive.run(new Date(Date.now() - hours * 3_600_000).toISOString(), id);
  }
  sql
    .prepare("update submissions set received_at = ? where email = 'visa@example.com'")
    .run(new Date(Date.now() + 1000).toISOString());
  sql.close();

  await page.goto("/");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(names(waiting)).toHaveText(
    ["Ana", "Ben", "Cleo", "Dan", "Eva"]
      .map((name) => `${name} Okafor`)
      .concat("dog@example.com", "visa@example.com"),
  );
  await expect(row(page, "Ana Okafor")).toContainText("3 days");

  await test.step("Ana has waited longest: she is invited by WhatsApp", async () => {
    await waiting.getByRole("link", { name: "Ana Okafor", exact: true }).click();
    const link = page.getByRole("link", { name: "WhatsApp: Invite to the interview" });
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/523225550123");
    expect(href.searchParams.get("text")).toContain(
      "Hello Ana,\n\nthank you for your application for A start date.",
    );
    await write(link);
    await page.getByRole("button", { name: "Have you sent it? Set to “Interview”" }).click();
    await expect(page.getByRole("status").first()).toHaveText("Ana Okafor: Interview.");
    await expect(page.getByRole("button", { name: "Interview", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.getByRole("link", { name: "Newer" }).click();
    await expect(title(page)).toHaveText("Ben Okafor");
  });

  await test.step("Ben gets a place by mail, and a note", async () => {
    const link = page.getByRole("link", { name: "Mail: Offer a place, and how to pay" });
    await page.getByText("Other answers").click();
    expect((await link.getAttribute("href")) ?? "").toMatch(
      /^mailto:ben@example\.com\?subject=Your%20application%20\(.{7}\)&body=Hello%20Ben%2C%0D%0A/,
    );
    await write(link);
    await page.getByRole("button", { name: "Set to “Place offered”" }).click();
    await page.getByLabel("Add a note").fill("Vegetarian.\nComes with a <dog>.");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(
      page.getByRole("listitem").filter({ hasText: "Comes with a <dog>." }),
    ).toBeVisible();
    await expect(page.getByLabel("Add a note")).toHaveValue("");
    await page.getByRole("link", { name: "Newer" }).click();
  });

  await test.step("Cleo’s text is copied", async () => {
    await expect(title(page)).toHaveText("Cleo Okafor");
    await page.getByText("Other answers").click();
    await page.getByRole("button", { name: "Copy: Ask for the diploma" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hello Cleo,/);
    await page.getByRole("button", { name: "Set to “Answered”" }).click();
    await page.getByRole("link", { name: "People", exact: true }).first().click();
  });

  await test.step("the others are set in the list", async () => {
    await expect(page).toHaveURL(/\?step=new$/);
    await expect(names(list(page))).toHaveCount(4);
    await choose(page, "Dan Okafor", "Not now");
    await expect(row(page, "Dan Okafor")).toHaveCount(0);
    await choose(page, "Eva Okafor", "Booked");
    await expect(row(page, "Eva Okafor")).toHaveCount(0);
    for (const name of ["dog@example.com", "visa@example.com"]) {
      await write(page.getByRole("link", { name: `Mail to ${name}` }));
      await page.getByRole("button", { name: `You have written to ${name}` }).click();
      await expect(row(page, name)).toHaveCount(0);
    }
    await expect(page.getByText("Everybody has an answer.")).toBeVisible();
  });
  const clicks = await page.evaluate(() => sessionStorage.getItem("clicks"));
  testInfo.annotations.push({ type: "journey", description: `a morning’s work: ${clicks} clicks` });

  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("link", { name: "All" }).click();
  await expect(steps.getByRole("listitem")).toHaveText([
    "All",
    "New0",
    "Answered3",
    "Interview1",
    "Place offered1",
    "Booked1",
    "Not now1",
  ]);
});

test("a step that somebody else has set meanwhile is shown, and not overwritten", async ({
  page,
  database,
}) => {
  const id = await storeApplication(database.store, mina);
  await page.goto("/people");
  await expect(row(page, "Mina Okafor")).toBeVisible();
  const change = { from: "new", to: "declined" } as const;
  await database.store.admin.setStep(id, change, doing("ben"));
  await choose(page, "Mina Okafor", "Booked");
  await expect(page.getByRole("status")).toContainText(
    "ben was faster and has set Mina Okafor to “Not now” on",
  );
  expect((await database.store.admin.find(id))?.step).toBe("declined");
  await choose(page, "Mina Okafor", "Booked");
  await expect(page.getByRole("status")).toHaveText("Mina Okafor: Booked.");
  expect((await database.store.admin.find(id))?.step).toBe("booked");
});

test("the list keeps its conditions on the next pages, in the download, and on the way back", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 95, "someone@example.com");
  await storeApplication(database.store, mina);
  await storeApplication(database.store, { ...named("Zoë"), country: "CAN" });
  await page.goto("/people");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByLabel("Kind").selectOption("Messages");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/form=contact/);
  await expect(row(page, "Mina Okafor")).toHaveCount(0);
  await expect(names(list(page))).toHaveCount(40);
  const newest = await list(page).getByRole("listitem").allInnerTexts();
  for (const count of [40, 15]) {
    await page.getByRole("link", { name: "Older" }).click();
    await expect(names(list(page))).toHaveCount(count);
    await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByRole("link", { name: "Older" })).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByRole("link", { name: "Newer" })).toHaveCount(0);
  expect(await list(page).getByRole("listitem").allInnerTexts()).toEqual(newest);
  await names(list(page)).first().getByRole("link").click();
  await expect(title(page)).toBeFocused();
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(page).toHaveURL(/form=contact/);

  await page.getByLabel("Kind").selectOption("All");
  await page.getByLabel("Country").selectOption("Canada");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(names(list(page))).toHaveText(["Zoë Okafor"]);
  await page.getByRole("button", { name: "More about this list" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download for Excel" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
});

test("only what went wrong with mails is shown, with the button that mends it", async ({
  page,
  database,
}) => {
  const held = await storeApplication(database.store, mina, true);
  const dead = await storeApplication(database.store, named("Ana"));
  await storeApplication(database.store, named("Ben"));
  const sql = new DatabaseSync(database.file);
  sql
    .prepare(
      "update outbox set state = 'dead', last_error = '550 No such mailbox' where kind = 'receipt' and submission_id = ?",
    )
    .run(dead);
  sql.close();
  await page.goto("/people");
  await expect(row(page, "Ben Okafor")).not.toContainText(/mail/i);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "See who" }).click();
  await expect(names(list(page))).toHaveText(["Ana OkaforMail did not arrive"]);
  await page.getByRole("link", { name: "Ana Okafor", exact: true }).click();
  await page.getByText("What the mail server said").click();
  await expect(page.getByText("550 No such mailbox")).toBeVisible();
  await page.getByRole("button", { name: "Send again now" }).click();
  await expect(page.getByRole("status")).toContainText("1 mail to be sent again");

  await page.goto("/");
  await page.getByRole("link", { name: "Have a glance" }).click();
  await page.getByRole("link", { name: "Mina Okafor", exact: true }).click();
  await page.getByRole("button", { name: "It is real" }).click();
  await expect(page.getByRole("status")).toContainText("2 mails released");
  const released = await database.store.admin.find(held);
  expect(released?.mails.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("a person’s page shows what was sent before, and erases all of it after showing it", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 2, mina.email);
  await storeMessages(database.store, 1, `not${mina.email}`);
  const application = { ...mina, courseDates: "January 6th 2025", country: "MEX" };
  const id = await storeApplication(database.store, application);
  await page.goto(`/people/${id}`);
  await expect(title(page)).toHaveText("Mina Okafor");
  await expect(page.getByText("from Mexico")).toBeVisible();
  await expect(page.getByText(/^The course of January 6th 2025 had already/)).toBeVisible();
  const call = page.getByRole("link", { name: "Call" });
  await expect(call).toHaveAttribute("href", `tel:${mina.phoneNumber}`);
  await expect(page.getByRole("link", { name: /^Message .{7} on / })).toHaveCount(2);

  await page.getByRole("button", { name: "More about this person" }).click();
  await page.getByRole("menuitem", { name: "Erase this person’s data" }).click();
  await expect(page.getByRole("link", { name: /^(Message|Application) .{7}$/ })).toHaveCount(3);
  expect(await database.store.admin.count({})).toBe(4);
  await page.getByRole("button", { name: "Erase these 3 submissions for good" }).click();
  await expect(page.getByRole("status")).toContainText("Erased 3 submissions");
  expect(await database.store.admin.count({})).toBe(1);
});

test("what was answered before the studio knew of it is marked as answered at once", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 30, "someone@example.com");
  await page.goto("/people?step=new");
  await page.getByRole("link", { name: "All of these are done" }).click();
  await expect(page.getByText("30 applications and messages are new")).toBeVisible();
  await storeApplication(database.store, named("Later"));
  await page.getByRole("button", { name: "Yes, all 30 are answered" }).click();
  await expect(page.getByRole("status").first()).toContainText("marked as answered");
  const steps = await database.store.admin.countSteps({}, 99);
  expect([steps.get("new"), steps.get("answered")]).toEqual([1, 30]);
});

test("Results counts by week, step, country and source, and offers links with a source", async ({
  page,
  database,
}) => {
  const from = { ...mina, utm_source: "instagram", utm_campaign: '<b>"may"</b>' };
  const ids = [
    await storeApplication(database.store, from),
    await storeApplication(database.store, { ...named("Direct"), country: "CAN" }),
  ];
  await storeMessages(database.store, 3, "someone@example.com");
  const settings = { DATABASE_URL: database.url, SITE_URL: "https://www.school.example" };
  const studio = await startStudio(settings);
  await page.goto(`${studio.url}/results`);
  await expect(page.getByText("A chart stands here once")).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("row", { name: / 2 3$/ })).toBeVisible();
  const sql = new DatabaseSync(database.file);
  const receive = sql.prepare("update submissions set received_at = ? where id = ?");
  for (const [index, id] of ids.entries()) {
    receive.run(new Date(Date.now() - (index + 1) * 14 * 86_400_000).toISOString(), id);
  }
  sql.close();
  await page.reload();
  await expect(page.getByRole("img", { name: "2 applications and 3 messages" })).toBeVisible();
  for (const name of [/^instagram\s+1$/, /^New\s+2$/, /^Canada\s+1$/]) {
    await expect(page.getByRole("row", { name })).toBeVisible();
  }
  await expect(
    page.getByText("https://www.school.example/?utm_source=whatsapp", { exact: true }),
  ).toBeVisible();
  await page.goto(`${studio.url}/people?source=instagram`);
  await page.getByRole("link", { name: "Mina Okafor", exact: true }).click();
  await expect(page.getByText('instagram · <b>"may"</b>')).toBeVisible();
  await studio.stop();
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
  await page.goto("/people/first");
  const panel = page.getByRole("region", { name: "Put aside" });
  await expect(panel).toContainText("It has several links.");
  await panel.getByRole("button", { name: "Never again from this address" }).click();
  await expect(page.getByRole("region", { name: "Advertising" })).toBeVisible();
  await send("second");
  expect((await store.admin.find("second"))?.mails).toMatchObject([{ state: "advertising" }]);
  expect(await store.admin.count({ step: "new" })).toBe(0);
  await page.goto("/people/second");
  await page.getByRole("button", { name: "It is real" }).click();
  await expect(page.getByRole("status")).toContainText("1 mail released");
  await send("third");
  expect((await store.admin.find("third"))?.mails).toMatchObject([{ state: "waiting" }]);
});
