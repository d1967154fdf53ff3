import { readFile } from "node:fs/promises";

import { list, names, row } from "../support/components/people-list.ts";
import {
  mina,
  named,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

const someone = (index: number) => `someone-${index}@example.com`;

test("the list keeps its conditions everywhere, until each comes off by itself", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 95, someone);
  await storeApplication(database.store, mina);
  const receive = database.sql.prepare("update submissions set received_at = ? where email = ?");
  receive.run("2026-01-12T18:00:00.000Z", mina.email);
  await storeApplication(database.store, { ...named("Zoë"), country: "CAN" });
  await page.goto("/people");
  await page.getByText("Filter").click();
  await page.getByLabel("What was sent").selectOption("Messages");
  await page.getByRole("button", { name: "Show 95 people" }).click();
  await expect(page).toHaveURL(/form=contact/);
  await expect(row(page, "Mina Okafor")).toHaveCount(0);
  const next = page.getByRole("link", { name: "Next" });
  await expect(next).toHaveAttribute("href", /form=contact/);
  await expect(names(list(page))).toHaveCount(40);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Waiting for your answer"]);
  const newest = await list(page).getByRole("listitem").allInnerTexts();
  const pages = page.getByRole("navigation", { name: "Pages of the list" });
  await expect(pages).toContainText("1–40 of 95");
  for (const [count, where] of [
    [40, "41–80 of 95"],
    [15, "81–95 of 95"],
  ] as const) {
    await next.click();
    await expect(pages).toContainText(where);
    await expect(page.getByRole("link", { name: "Back to the first" })).toBeVisible();
    await expect(names(list(page))).toHaveCount(count);
  }
  await expect(next).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the first" }).click();
  await expect(page.getByRole("link", { name: "Back to the first" })).toHaveCount(0);
  expect(await list(page).getByRole("listitem").allInnerTexts()).toEqual(newest);
  await names(list(page)).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(page).toHaveURL(/form=contact/);

  await page.getByText("Filter · 1").click();
  await page.getByLabel("What was sent").selectOption("All");
  await page.getByLabel("Country").selectOption("Canada");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(names(list(page))).toHaveText(["Zoë Okafor"]);
  await page.getByRole("button", { name: "More about this list" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download for Excel" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);

  await page.getByText("Filter · 1").click();
  await page.getByLabel("Received until").fill("2026-01-12");
  await page.getByLabel("Country").selectOption("Mexico");
  await page.getByRole("button", { name: "Show 1 person" }).click();
  await expect(page.getByText("1 person found")).toBeVisible();
  await expect(names(list(page))).toHaveText(["Mina Okafor"]);
  const conditions = page.getByRole("list", { name: "Conditions" });
  await conditions.getByRole("link", { name: "Without Until 12 January 2026" }).click();
  await expect(page).toHaveURL(/\/people\?country=Mexico$/);
  await conditions.getByRole("link", { name: "Without Mexico" }).click();
  await expect(names(list(page))).toHaveCount(40);
});

test("what one address has sent is one row, also on a phone, and is answered at once", async ({
  page,
  database: { store },
}) => {
  const other = "a-long-address-of-someone@example.com";
  const applied = await storeApplication(store, mina);
  await storeMessages(store, 2, mina.email);
  await storeMessages(store, 1, other);
  await test.step("the list’s menu stands beside its heading, and large text fits", async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/people?step=new");
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const menu = await page.getByRole("button", { name: "More about this list" }).boundingBox();
    expect(menu?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(row(page, "Mina Okafor")).toBeVisible();
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    const { width: name = 0 } = (await names(list(page)).last().boundingBox()) ?? {};
    expect(name, "the name has the card’s whole width").toBeGreaterThan(180);
  });
  await page.setViewportSize({ width: 800, height: 600 });
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(names(list(page))).toHaveText(["Mina Okafor", other]);
  await expect(row(page, "Mina Okafor")).toContainText("1 application, 2 messages");
  await expect(page.getByRole("link", { name: "New 2" })).toBeVisible();
  const people = page
    .getByRole("navigation", { name: "Studio" })
    .getByRole("link", { name: "People" });
  await expect(people).toHaveAccessibleName(/2 to answer/);
  await expect(row(page, "Mina Okafor").getByText("New", { exact: true })).toBeVisible();
  await row(page, "Mina Okafor").getByRole("button", { name: "Step of Mina Okafor: New" }).click();
  await page.getByRole("menuitemradio", { name: "Interview" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "Mina Okafor: Interview. What else they sent is answered, too.",
  );
  await expect(page.getByRole("link", { name: "New 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Step of Mina Okafor: Interview" })).toBeVisible();
  expect((await store.admin.find(applied))?.step).toBe("interview");
  expect(await store.admin.count({ step: "answered" })).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Undone. Mina Okafor: New.");
  expect(await store.admin.count({ step: "new" })).toBe(4);
});

test("what went wrong with mails has a button that mends it", async ({ page, database }) => {
  const held = await storeApplication(database.store, mina, true);
  const dead = await storeApplication(database.store, named("Ana"));
  const unmailed = await storeApplication(database.store, named("Ben"));
  const die = database.sql.prepare(
    "update outbox set state = 'dead', last_error = '550 No such mailbox' where kind = ? and submission_id = ?",
  );
  die.run("receipt", dead);
  await page.goto("/people");
  await expect(row(page, "Ben Okafor")).not.toContainText(/mail/i);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "1 receipt did not arrive" }).click();
  await expect(names(list(page))).toHaveText(["Ana OkaforMail did not arrive"]);
  const ana = page.getByRole("link", { name: "Ana Okafor", exact: true });
  await page.setViewportSize({ width: 640, height: 600 });
  expect((await ana.boundingBox())?.width, "the name beside the mark").toBeGreaterThan(60);
  await ana.click();
  await page.getByText("What the mail server said").click();
  await expect(page.getByText("550 No such mailbox")).toBeVisible();
  await expect(page.getByText("the address may be wrong")).toBeVisible();
  await page.getByRole("button", { name: "Send again now" }).click();
  await expect(page.getByRole("status").first()).toContainText("1 mail to be sent again");
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(page.getByText("Nobody matches")).toBeVisible();
  await page.getByRole("link", { name: "New 2" }).click();
  await expect(names(list(page))).toHaveCount(2);

  die.run("school", unmailed);
  await page.goto("/");
  await expect(page.getByText("Call the person")).toHaveCount(0);
  const alarm = page.getByRole("region", { name: "1 mail to you did not arrive." });
  await alarm.getByRole("link", { name: "See which" }).click();
  await page.getByRole("link", { name: "Ben Okafor", exact: true }).click();
  await expect(page.getByText("Look at your own mailbox")).toBeVisible();
  await expect(page.getByText("the address may be wrong")).toHaveCount(0);

  await page.goto("/");
  await page.getByRole("link", { name: "1 message was put aside" }).click();
  await page.getByRole("link", { name: "Mina Okafor", exact: true }).click();
  await page.getByRole("button", { name: "It is real" }).click();
  await expect(page.getByRole("status").first()).toContainText("2 mails released");
  const released = await database.store.admin.find(held);
  expect(released?.mails.map(({ state }) => state)).toEqual(["waiting", "waiting"]);

  database.sql.exec("update outbox set created_at = created_at - 7200000");
  await page.goto("/");
  const worst = page.getByRole("region", { name: /^Mails do not go out: 5 have waited since / });
  await expect(worst.getByRole("link", { name: "Tell my technician" })).toBeVisible();
  await expect(worst.getByRole("listitem").first()).toContainText("1 mail to you did not arrive.");
});

test("those that are ticked are marked as answered at once, and taken back at once", async ({
  page,
  database,
}) => {
  await storeMessages(database.store, 29, someone);
  await storeApplication(database.store, mina);
  await page.goto("/people?step=new");
  await page.getByRole("link", { name: "Mark as answered" }).click();
  await expect(page.getByText("0 of 30 ticked")).toBeVisible();
  const mark = page.getByRole("button", { name: /^(?:Mark as answered|Tick somebody first)$/ });
  await expect(mark).toBeDisabled();
  await page.getByRole("button", { name: "Tick all 30" }).click();
  await page.getByRole("button", { name: "Untick all" }).click();
  await expect(mark).toBeFocused();
  await page.getByRole("button", { name: "Tick all 30" }).click();
  await expect(page.getByText("30 of 30 ticked")).toBeVisible();
  await page.getByRole("checkbox", { name: "Mina Okafor" }).uncheck();
  await storeApplication(database.store, named("Later"));
  await mark.click();
  await expect(page.getByRole("status").first()).toContainText("29 people are marked");
  await expect(page.getByRole("checkbox", { name: "Mina Okafor" })).not.toBeChecked();
  const counted = async () => {
    const { steps } = await database.store.admin.countSteps({});
    return steps.slice(0, 2).map(({ people }) => people);
  };
  expect(await counted()).toEqual([2, 29]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").first()).toContainText("they wait for your answer again");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(29);
  expect(await counted()).toEqual([31, 0]);
});
