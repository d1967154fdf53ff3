import type { Page } from "@playwright/test";

import {
  mina,
  publishDates,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

const yesterday = (minutes: number) => new Date(Date.now() - 864e5 + minutes * 6e4).toISOString();

/** Opens the reply as another program would, of which a test has none. */
async function openReply(page: Page): Promise<void> {
  const mail = page.getByRole("link", { name: "Send by mail" });
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await mail.click();
}

test("a letter answers what stood above it when it was opened, not what came since", async ({
  page,
  database: { store, sql },
}) => {
  const applied = await storeApplication(store, mina);
  sql.prepare("update submissions set received_at = ? where id = ?").run(yesterday(0), applied);
  await page.goto(`/people/${applied}`, { waitUntil: "networkidle" });
  await page.getByLabel("Text of the reply").fill("When can you talk?");
  await openReply(page);
  await expect(page.getByRole("button", { name: "Yes, I sent it" })).toBeVisible();
  await storeMessages(store, 1, mina.email);
  await page.reload();
  await expect(page.getByRole("heading", { name: "New message" })).toBeVisible();
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Mina Okafor: Interview.");
  expect(await store.admin.count({ step: "new", form: "contact" })).toBe(1);
});

test("what is being written stays when the same person writes again", async ({
  page,
  database: { store, sql },
}) => {
  const applied = await storeApplication(store, mina);
  const offered = { from: "new", to: "offered" } as const;
  await store.admin.setStep(applied, offered, { by: "ana", now: 1, newId: () => "event" });
  sql.prepare("update submissions set received_at = ? where id = ?").run(yesterday(0), applied);
  const panel = page.getByRole("region", { name: "Reply" });
  const letter = panel.getByLabel("Text of the reply");
  const heading = panel.getByRole("heading").first();
  /** Reads the page again, as after anything that is done on it. */
  const readAgain = async () => {
    await page.getByLabel("Add a note").fill("Called");
    await page.getByRole("button", { name: "Save note" }).click();
  };

  await test.step("words to an applicant, when the first message comes", async () => {
    await page.goto(`/people/${applied}`, { waitUntil: "networkidle" });
    await letter.fill("See you soon");
    await storeMessages(store, 1, mina.email);
    await readAgain();
    await expect(heading).toHaveText("New message");
    await expect(letter).toHaveValue("See you soon");
    await page.reload();
    await expect(letter).toHaveValue("See you soon");
    await openReply(page);
    await panel.getByRole("button", { name: "Yes, I sent it" }).click();
    await expect(panel).toContainText("Sent. It is in the history.");
    expect(await store.admin.count({ step: "new" }), "the message").toBe(1);
    await panel.getByRole("button", { name: "Write again" }).click();
  });

  await test.step("words to a message, and whether they were sent, when others come", async () => {
    await expect(panel).toContainText("Then stays at Booked");
    await letter.fill("Yes, at noon");
    await storeMessages(store, 1, mina.email);
    await readAgain();
    await expect(heading).toHaveText("2 new messages");
    await expect(letter).toHaveValue("Yes, at noon");
    await openReply(page);
    await expect(panel.getByRole("button", { name: "Yes, I sent it" })).toBeVisible();
    await storeMessages(store, 1, mina.email);
    await page.reload();
    await expect(heading).toHaveText("3 new messages");
    await panel.getByRole("button", { name: "Yes, I sent it" }).click();
    await expect(heading).toHaveText("New message");
    expect(await store.admin.count({ step: "new" }), "the last one").toBe(1);
    expect((await store.admin.find(applied))?.step).toBe("booked");
  });

  await test.step("the list says where the applicant is, and that they wrote again", async () => {
    await page.goto("/people");
    const row = page.getByRole("listitem").filter({ hasText: "Mina Okafor" });
    await expect(row).toContainText(/Booked.*Wrote again/s);
    await expect(page.getByRole("link", { name: "New", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Waiting for your answer · 1" })).toBeVisible();
    await row.getByRole("button", { name: "Step of Mina Okafor: Booked" }).click();
    await expect(page.getByRole("menuitemradio", { name: "Booked" })).toBeChecked();
    await page.getByRole("menuitem", { name: "Mark as answered" }).click();
    await expect(row).not.toContainText("Wrote again");
    await expect(row.getByRole("button", { name: "Step of Mina Okafor: Booked" })).toBeVisible();
    expect(await store.admin.count({ step: "new" })).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toContainText(/Booked.*Wrote again/s);
  });
});

test("who was offered a place, and writes, is booked by the text that says so alone", async ({
  page,
  database: { store, sql },
}) => {
  await publishDates(store, ["2099-03-02"]);
  const applied = await storeApplication(store, { ...mina, courseDates: "March 2nd 2099" });
  const offered = { from: "new", to: "offered" } as const;
  await store.admin.setStep(applied, offered, { by: "ana", now: 1, newId: () => "event" });
  sql.prepare("update submissions set received_at = ? where id = ?").run(yesterday(0), applied);
  await storeMessages(store, 1, mina.email);
  const panel = page.getByRole("region", { name: "Reply" });
  const chosen = panel.getByLabel("Text", { exact: true }).locator("option:checked");
  const letter = panel.getByLabel("Text of the reply");
  // The studio notices within two seconds what another process has published.
  await expect(async () => {
    await page.goto(`/people/${applied}`, { waitUntil: "networkidle" });
    await expect(chosen).toHaveText("Write my own");
    await expect(panel).toContainText("Then stays at Place offered");
    await panel.getByLabel("Text", { exact: true }).selectOption("Before you come");
    await expect(letter).toHaveValue(/March 2nd 2099/, { timeout: 500 });
  }).toPass();
  await expect(panel).toContainText("Then moves to Booked");
  await openReply(page);
  await panel.getByRole("button", { name: "Yes, I sent it" }).click();
  const status = page.getByRole("status").first();
  await expect(status).toHaveText("Mina Okafor: Booked. What else they sent is answered, too.");
  const now = async () => [
    (await store.admin.find(applied))?.step,
    await store.admin.count({ step: "new" }),
  ];
  expect(await now()).toEqual(["booked", 0]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveText("Undone. Mina Okafor: Place offered.");
  expect(await now()).toEqual(["offered", 1]);
});

test("who has applied twice is answered on the page of each application", async ({
  page,
  database: { store, sql },
}) => {
  const [older, newer] = [
    await storeApplication(store, { ...mina, courseDates: "January 6th 2025" }),
    await storeApplication(store, { ...mina, courseDates: "February 3rd 2025" }),
  ];
  sql.prepare("update submissions set received_at = ? where id = ?").run(yesterday(0), older);
  sql.prepare("update submissions set received_at = ? where id = ?").run(yesterday(5), newer);
  await storeMessages(store, 1, mina.email);
  const panel = page.getByRole("region", { name: "Reply" });
  await page.goto(`/people/${newer}`);
  await panel.getByRole("link", { name: /^Their earlier application of \d+ \w+$/ }).click();
  await expect(page).toHaveURL(new RegExp(older));
  await expect(panel.getByRole("link", { name: /^Their newer application/ })).toBeVisible();
  await page.getByLabel("Text", { exact: true }).selectOption("Say no for now");
  await expect(panel.getByLabel("Text of the reply")).toHaveValue(/January 6th 2025/);
  await openReply(page);
  await panel.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByRole("status").first()).toContainText("Mina Okafor: Not now.");
  const stepOf = async (id: string) => (await store.admin.find(id))?.step;
  expect([await stepOf(older), await stepOf(newer)]).toEqual(["declined", "new"]);
  expect(await store.admin.count({ step: "new", form: "contact" })).toBe(0);
  await panel.getByRole("link", { name: /^Their newer application of \d+ \w+$/ }).click();
  await expect(page).toHaveURL(new RegExp(newer));
  await expect(page.getByText(/^Application of \d+ \w+ set to “Not now”$/)).toBeVisible();
  await expect(panel.getByRole("link", { name: /application of/ })).toHaveCount(0);
});

test("a ready-made reply stands beside the list, and on a phone in front of it", async ({
  page,
  saved,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/website/replies");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(title).toHaveText("Invite to the interview");
  await expect(title, "it is there to be read").not.toBeFocused();
  await page.getByRole("row", { name: /^Offer a place/ }).click();
  await expect(title).toHaveText("Offer a place");
  await page.keyboard.press("ArrowDown");
  await expect(title).toHaveText("Before you come");
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await text.fill("Come soon");
  await expect(page.getByRole("row", { name: /^Before you come/ })).toContainText("Come soon");
  await expect(page.getByRole("status").first()).toHaveText("Saved. Your next answers use it.");
  const changed = expect.objectContaining({ title: "Before you come", text: "Come soon" });
  expect(await saved("replies")).toEqual({ replies: expect.arrayContaining([changed]) });
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveText("");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(title).toHaveText("Invite to the interview");
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(title).toHaveCount(0);
  await page.getByRole("row", { name: /^Say no for now/ }).click();
  await expect(title).toHaveText("Say no for now");
  await page.goBack();
  await expect(title).toHaveCount(0);
});
