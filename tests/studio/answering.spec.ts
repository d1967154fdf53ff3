import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";

import { mina, storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { startStudio } from "../support/processes/studio-process.ts";

const list = (page: Page) => page.getByRole("list", { name: "Applications and messages" });
const entry = (page: Page, name: string) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
const step = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });
const doing = (by: string) => ({ by, now: Date.now(), newId: randomUUID });

function named(name: string) {
  return { ...mina, name, email: `${name.toLowerCase()}@example.com` };
}

test("a morning’s work: five applications and two messages are answered and get their steps", async ({
  page,
  context,
  database,
}, testInfo) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ids: string[] = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dan", "Eva"]) {
    ids.push(await storeApplication(database.store, named(name)));
  }
  await storeMessages(database.store, 1, "dog@example.com");
  await storeMessages(database.store, 1, "visa@example.com");
  const sql = new DatabaseSync(database.file);
  const receive = sql.prepare("update submissions set received_at = ? where id = ?");
  for (const [index, id] of ids.entries()) {
    const hours = index === 0 ? 72 : 9 - index;
    receive.run(new Date(Date.now() - hours * 3_600_000).toISOString(), id);
  }
  sql.close();

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  /** Opens a chat or mail link, which belongs to another program. */
  const use = async (link: Locator) => {
    clicks += 1;
    await link.evaluate((anchor: HTMLAnchorElement) => {
      anchor.addEventListener("click", (event) => event.preventDefault(), { once: true });
    });
    await link.click();
  };

  await page.goto("/");
  const waiting = page.getByRole("region", { name: /more than two days/ });
  await expect(waiting.getByRole("listitem")).toHaveText(["Ana OkaforApplication · 3 days"]);

  await test.step("Ana has waited: she is invited by WhatsApp, and the next one is opened", async () => {
    await click(waiting.getByRole("link", { name: "Ana" }));
    const link = page.getByRole("link", { name: "WhatsApp: Invite to the interview" });
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/523225550123");
    expect(href.searchParams.get("text")).toContain(
      "Hello Ana,\n\nthank you for your application for A start date.",
    );
    await use(link);
    await click(page.getByRole("button", { name: "Have you sent it? Set to “Interview”" }));
    await expect(page.getByRole("status").first()).toHaveText("Ana Okafor: Interview.");
    await expect(step(page, "Interview")).toHaveAttribute("aria-pressed", "true");
    await click(page.getByRole("link", { name: "Newer" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ben Okafor");
  });

  await test.step("Ben gets a place by mail, and a note", async () => {
    const link = page.getByRole("link", { name: "Mail: Offer a place, and how to pay" });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toMatch(
      /^mailto:ben@example\.com\?subject=Your%20application%20\(.{7}\)&body=Hello%20Ben%2C%0D%0A/,
    );
    await use(link);
    await click(page.getByRole("button", { name: "Set to “Place offered”" }));
    await page.getByLabel("Add a note").fill("Vegetarian.\nComes with a dog.");
    await click(page.getByRole("button", { name: "Keep the note" }));
    await expect(page.getByRole("listitem").filter({ hasText: "Comes with a dog." })).toBeVisible();
    await expect(page.getByLabel("Add a note")).toHaveValue("");
    await click(page.getByRole("link", { name: "Newer" }));
  });

  await test.step("Cleo’s text is copied", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cleo Okafor");
    await click(page.getByRole("button", { name: "Copy: Ask for the diploma" }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hello Cleo,/);
    await click(page.getByRole("button", { name: "Set to “Answered”" }));
    await click(page.getByRole("link", { name: "Back to the list" }));
  });

  await test.step("the others are set in the list, with one press each", async () => {
    await expect(page).toHaveURL(/\?step=new$/);
    await expect(list(page).getByRole("heading")).toHaveCount(4);
    for (const [name, wanted] of [
      ["Dan", "Not now"],
      ["Eva", "Booked"],
      ["dog@example.com", "Answered"],
      ["visa@example.com", "Answered"],
    ] as const) {
      await click(step(entry(page, name), wanted));
      await expect(entry(page, name)).toHaveCount(0);
    }
    await expect(page.getByText("Nothing matches")).toBeVisible();
  });

  await click(page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: "All" }));
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("listitem")).toHaveText([
    "All",
    "New0",
    "Answered3",
    "Interview1",
    "Place offered1",
    "Booked1",
    "Not now1",
  ]);
  await expect(waiting).toHaveCount(0);
  testInfo.annotations.push({ type: "morning", description: `${clicks} clicks` });
  process.stdout.write(`\nA morning's work: ${clicks} clicks\n`);
  expect(clicks).toBeLessThanOrEqual(16);
});

test("a step that somebody else has set meanwhile is shown, and not overwritten", async ({
  page,
  database,
}) => {
  const id = await storeApplication(database.store, mina);
  await page.goto("/people");
  await expect(entry(page, "Mina Okafor")).toBeVisible();
  const change = { from: "new", to: "declined" } as const;
  await database.store.admin.setStep(id, change, doing("ben"));
  await step(entry(page, "Mina Okafor"), "Booked").click();
  await expect(page.getByRole("status")).toContainText(
    "ben was faster and has set Mina Okafor to “Not now” on",
  );
  await expect(step(entry(page, "Mina Okafor"), "Not now")).toHaveAttribute("aria-pressed", "true");
  expect((await database.store.admin.find(id))?.step).toBe("declined");

  await step(entry(page, "Mina Okafor"), "Booked").click();
  await expect(page.getByRole("status")).toHaveText("Mina Okafor: Booked.");
  expect((await database.store.admin.find(id))?.step).toBe("booked");
});

test.describe("one person", () => {
  test("the owner sets a step, writes a note, sees what the person sent before, and marks what is old as answered", async ({
    page,
    database,
  }) => {
    await storeMessages(database.store, 30, mina.email);
    await storeApplication(database.store, mina);
    await page.goto("/people?form=application");
    await step(entry(page, "Mina Okafor"), "Interview").click();
    await expect(page.getByRole("status").first()).toHaveText("Mina Okafor: Interview.");
    await page.getByRole("link", { name: "Mina Okafor" }).click();
    await expect(page.getByRole("link", { name: /^Message .{7} on / })).toHaveCount(5);
    await page.getByLabel("Add a note").fill("Call on <Monday>");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page.getByText("Call on <Monday>")).toBeVisible();
    await step(page, "Place offered").click();
    await expect(page.getByRole("listitem").filter({ hasText: "Set to “" })).toHaveCount(2);

    await page.goto("/people?step=new");
    await page.getByRole("link", { name: "All of these are done" }).click();
    await expect(page.getByText("30 applications and messages are new")).toBeVisible();
    await storeApplication(database.store, named("Later"));
    expect((await database.store.admin.countSteps({}, 99)).get("new")).toBe(31);
    await page.getByRole("button", { name: "Yes, all 30 are answered" }).click();
    await expect(page.getByRole("status").first()).toContainText("marked as answered");
    expect((await database.store.admin.countSteps({}, 99)).get("answered")).toBe(30);
  });
});

test("the studio offers links with a source, counts by source and step, and lists what came from one", async ({
  page,
  database,
}) => {
  const from = { ...mina, utm_source: "instagram", utm_campaign: '<b>"may"</b>' };
  await storeApplication(database.store, from);
  await storeApplication(database.store, named("Direct"));
  const settings = { DATABASE_URL: database.url, SITE_URL: "https://www.school.example" };
  const studio = await startStudio(settings);
  await page.goto(`${studio.url}/results`);
  await expect(page.getByRole("row", { name: /^instagram\s+1$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^New\s+2$/ })).toBeVisible();
  await expect(
    page.getByText("https://www.school.example/?utm_source=whatsapp", { exact: true }),
  ).toBeVisible();
  await page.goto(`${studio.url}/people?source=instagram`);
  await expect(list(page).getByRole("heading")).toHaveText(["Mina Okafor"]);
  await page.getByRole("link", { name: "Mina Okafor" }).click();
  await expect(page.getByText('instagram · <b>"may"</b>')).toBeVisible();
  await studio.stop();
});

test("axe finds no violation on the pages for answering, light on a phone and dark on a desktop", async ({
  page,
  database,
}) => {
  const id = await storeApplication(database.store, mina);
  const { admin } = database.store;
  await admin.setStep(id, { from: "new", to: "interview" }, doing("ana"));
  await admin.addNote(id, "Vegetarian", doing("ana"));
  await storeMessages(database.store, 2, mina.email);
  for (const view of ["/", "/people?step=new", `/people/${id}`, "/people/done?step=new"]) {
    await page.goto(view);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, view);
  }
});
