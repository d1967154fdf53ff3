import {
  mina,
  publishDates,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { newSubmission } from "../support/server/sample-submission.ts";

test("a person’s data are erased for good", async ({ page, database }) => {
  await storeMessages(database.store, 2, mina.email);
  await storeMessages(database.store, 1, `not${mina.email}`);
  const application = {
    ...mina,
    courseDates: "January 6th 2025",
    country: "MEX",
    degreesGranted: "BA in History",
    professionalBackground: "Two summers as a sailing instructor.",
  };
  const id = await storeApplication(database.store, application);
  await page.goto(`/people/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mina Okafor");
  await expect(page.getByText("from Mexico")).toBeVisible();
  const summary = page.getByRole("region", { name: "In short" });
  await expect(summary).toContainText(/6 January 2025, over.*BA in History.*Two summers/);
  const call = page.getByRole("link", { name: "Call" });
  await expect(call).toHaveAttribute("href", `tel:${mina.phoneNumber}`);
  const messages = page.getByRole("region", { name: "Reply" }).getByRole("listitem");
  await expect(messages).toContainText(["Message number 1", "Message number 2"]);

  await page.getByRole("button", { name: "More about this person" }).click();
  await page.getByRole("menuitem", { name: "Delete this person’s data" }).click();
  await expect(page.getByRole("link", { name: /^(Message|Application) .{7}$/ })).toHaveCount(3);
  expect(await database.store.admin.count({})).toBe(4);
  await storeMessages(database.store, 1, mina.email);
  await page.getByRole("button", { name: "Delete Mina’s data for good" }).click();
  const notice = page.getByRole("status");
  await expect(notice).toContainText("Deleted 3 submissions");
  await expect(notice).toContainText("Something else came from this address meanwhile");
  expect(await database.store.admin.count({}), "nothing that nobody has seen").toBe(2);
  await page.getByRole("button", { name: "Delete these data for good" }).click();
  await expect(notice).toHaveText(`Deleted 1 submission of ${mina.email}.`);
  expect(await database.store.admin.count({})).toBe(1);
});

test("who has applied and writes again is answered as the same person", async ({
  page,
  database: { store, sql },
}) => {
  const applied = await storeApplication(store, { ...mina, courseDates: "January 6th 2025" });
  const offered = { from: "new", to: "offered" } as const;
  await store.admin.setStep(applied, offered, { by: "ana", now: 1, newId: () => "event" });
  sql.prepare("update submissions set received_at = ? where id = ?").run("2026-01-02", applied);
  await storeMessages(store, 1, mina.email);
  const other = { ...mina, name: "Other", phoneNumber: "+447911123456" };
  await storeApplication(store, other, true);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/people?step=new");
  await page.getByRole("link", { name: "Reply to Mina Okafor: WhatsApp" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mina Okafor");
  await expect(page.getByRole("heading", { name: "Reply" })).toBeInViewport();
  const chat = page.getByRole("link", { name: "Send by WhatsApp" });
  await expect(chat).toHaveAttribute("href", /wa\.me\/523225550123\?text=Hello%20Mina/);
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    `tel:${mina.phoneNumber}`,
  );
  await expect(page.getByRole("region", { name: "In short" })).toContainText("6 January 2025");

  const panel = page.getByRole("region", { name: "Reply" });
  const letter = panel.getByLabel("Text of the reply");
  const chosen = panel.getByLabel("Text", { exact: true }).locator("option:checked");
  const status = page.getByRole("status").first();
  const inHistory = page.getByText("You sent Write my own");
  const isWaiting = async () => (await store.admin.count({ step: "new", form: "contact" })) === 1;

  await test.step("the page of the application has the message, and a reply to it alone", async () => {
    await expect(page).toHaveURL(new RegExp(`/people/${applied}`));
    await expect(panel.getByRole("heading")).toHaveText(["New message", "Reply"]);
    await expect(panel.getByRole("listitem")).toContainText("Message number 1");
    const own = panel.getByRole("listitem").getByRole("link");
    await expect(own, "its own page, with its menu").toHaveAttribute("href", /people\/[\w-]{36}$/);
    await expect(page.getByText("Message number 1")).toHaveCount(1);
    await expect(chosen).toHaveText("Write my own");
    await letter.pressSequentially("Yes!\n");
    await chat.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await chat.click();
    await panel.getByRole("button", { name: "Yes, I sent it" }).click();
    await expect(status).toHaveText("Mina Okafor’s message: Answered.");
    await expect(panel).toContainText("Sent. It is in the history.");
    await expect(page.getByRole("region", { name: "Messages", exact: true })).toContainText("Yes!");
    await expect(inHistory).toBeVisible();
    expect(await isWaiting()).toBe(false);
    expect((await store.admin.find(applied))?.step).toBe("offered");
  });

  await test.step("Undo takes back that it was sent, but no words", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(status).toHaveText("Undone. Mina Okafor’s message: New.");
    await expect(inHistory).toHaveCount(0);
    await expect(panel).not.toContainText("Sent. It is in the history.");
    expect(await isWaiting()).toBe(true);
    await page.reload();
    await panel.getByRole("button", { name: "Not yet" }).click();
    await expect(letter).toHaveValue(/^Yes!/);
  });

  await test.step("answered elsewhere, it leaves its place to the application’s next text", async () => {
    await page.reload({ waitUntil: "networkidle" });
    await panel.getByRole("button", { name: "Mark as answered" }).click();
    await expect(panel.getByRole("heading")).toHaveText(["Reply"]);
    await expect(panel.getByRole("heading")).toBeFocused();
    await expect(chosen).toHaveText("Before you come");
    expect(await isWaiting()).toBe(false);
  });
});

test("the owner marks a sender as advertising", async ({ page, database: { store } }) => {
  const send = (id: string) =>
    store.submissions.record(newSubmission(id, {}, { isHeld: id === "first", now: Date.now() }));
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
  await expect(page.getByRole("status").first()).toContainText("1 mail released");
  await send("third");
  expect((await store.admin.find("third"))?.mails).toMatchObject([{ state: "waiting" }]);

  await store.outbox.finish("third", "sent", Date.now());
  await page.goto("/people/third");
  await page.getByRole("button", { name: "More about this person" }).click();
  await page.getByRole("menuitem", { name: "Never again from this address" }).click();
  await expect(page.getByRole("region", { name: "Advertising" })).toBeVisible();
  await send("fourth");
  expect((await store.admin.find("fourth"))?.mails).toMatchObject([{ state: "advertising" }]);
});

test("a number that nobody can call is corrected", async ({ page, database }) => {
  const wrong = { ...mina, phoneNumber: "07700 900123" };
  await page.goto(`/people/${await storeApplication(database.store, wrong)}`);
  await page.getByText("Correct it").click();
  const number = page.getByLabel("With + and the country’s number");
  const reply = page.getByRole("region", { name: "Reply" });
  await number.fill("+52 999 000 11 22 3");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("does not look right");
  await number.fill("+44 7911 123456");
  await page.getByRole("button", { name: "Save it anyway" }).click();
  await expect(reply).toContainText("+447911123456");
  await page.getByLabel("Add a note").fill("Phone: busy, call after six");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Phone: busy, call after six"), "a note").toBeVisible();
  await expect(page.getByText("Phone: +447911123456"), "in the history").toBeVisible();
  await page.getByLabel("Text", { exact: true }).selectOption("Write my own");
  const chat = page.getByRole("link", { name: "Send by WhatsApp" });
  await expect(chat).toHaveAttribute("href", /wa\.me\/447911123456/);
});

test("a date that waits to be published is none that has gone", async ({
  page,
  database,
  saveBeside,
}) => {
  await publishDates(database.store, ["2099-04-06", "2099-05-04"]);
  const application = { ...mina, courseDates: "March 2nd 2099" };
  const path = `/people/${await storeApplication(database.store, application)}`;
  const note = page.getByText("2 March 2099 is no longer one of your dates");
  // The studio notices within two seconds what another process has published.
  await expect(async () => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByLabel("Text", { exact: true }).selectOption("Ask for the diploma");
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Text of the reply")).toHaveValue(
    /application for \[start date\]\./,
  );
  const send = page.getByRole("link", { name: "Send by WhatsApp" });
  await expect(send).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send by WhatsApp" })).toBeDisabled();
  await page.getByRole("button", { name: "6 April 2099" }).click();
  await expect(note).toHaveCount(0);
  await expect(send).toHaveAttribute("href", /application%20for%20April%206th%202099\./);
  await page.getByRole("button", { name: "4 May 2099" }).click();
  await expect(send).toHaveAttribute("href", /application%20for%20May%204th%202099\./);
  await saveBeside("start-dates", { startDates: [{ date: "2099-03-02" }] });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByLabel("Text of the reply"), "as it was").toHaveValue(/May 4th 2099\./);
  await page.getByLabel("Text", { exact: true }).selectOption("Offer a place");
  await expect(page.getByText("2 March 2099 is not live yet.")).toBeVisible();
  await page.getByRole("link", { name: "Publish it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish" })).toBeFocused();
});
