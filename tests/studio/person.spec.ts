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
  const thread = page.getByRole("region", { name: "Messages", exact: true });
  await expect(thread.getByRole("listitem")).toContainText([
    /Message number 1.*New/s,
    /Message number 2.*New/s,
    "Application: Course 6 Jan 2025",
  ]);

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
  const answered = { from: "new", to: "answered" } as const;
  await store.admin.setStep(applied, answered, { by: "ana", now: 1, newId: () => "event" });
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

  await test.step("on the application, no text is proposed before the message is read", async () => {
    sql.prepare("update submissions set received_at = ? where id = ?").run("2026-01-02", applied);
    await page.goto(`/people/${applied}`);
    const chosen = page.getByLabel("Text", { exact: true }).locator("option:checked");
    await expect(chosen).toHaveText("Write my own");
    await page.getByRole("link", { name: "Read it and reply" }).click();
    await expect(page.getByRole("heading", { name: "Reply" })).toBeInViewport();
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
  await page.reload();
  await page.getByLabel("Text", { exact: true }).selectOption("Ask for the diploma");
  await expect(page.getByText("2 March 2099 is not live yet.")).toBeVisible();
  await page.getByRole("link", { name: "Publish it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Publish" })).toBeFocused();
});

test("what is typed about a person stays until it is saved", async ({
  page,
  context,
  database: { store, sql },
  watch,
}) => {
  watch.console(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const id = await storeApplication(store, mina);
  const note = page.getByLabel("Add a note");
  const notice = page.getByRole("status");
  await page.goto(`/people/${id}`, { waitUntil: "networkidle" });

  await test.step("what the database refuses stays typed, with the reason", async () => {
    sql.exec(`create trigger full before insert on submission_events
      begin select raise(abort, 'database or disk is full'); end`);
    try {
      await note.fill("Vegetarian");
      await page.getByRole("button", { name: "Save note" }).click();
      await expect(notice.last()).toHaveText(/^The disk is full\./);
      await expect(note).toHaveValue("Vegetarian");
    } finally {
      sql.exec("drop trigger full");
    }
    await page.route(/\.data(\?|$)/, async (route) => {
      if (route.request().method() === "POST") await note.fill("Typed meanwhile");
      await route.fallback();
    });
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(notice.last()).toHaveText("Note saved.");
    await expect(note).toHaveValue("Typed meanwhile");
    await note.fill("");
    await page.unrouteAll();
  });

  await test.step("without a connection what is typed stays, and a sentence says why", async () => {
    await note.fill("Vegan");
    // Of the page's data, which it has from its HTML, nothing can be read again.
    await page.route(/\.data(\?|$)/, async (route) => {
      if (route.request().method() === "GET") await route.abort("internetdisconnected");
      else await route.fallback();
    });
    await page.getByRole("button", { name: "Step of Mina Okafor: New" }).click();
    await page.getByRole("menuitemradio", { name: "Answered" }).click();
    await expect(notice.first()).toHaveText("Mina Okafor: Answered.");
    await expect(note).toHaveValue("Vegan");
    await page.unrouteAll();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Step of Mina Okafor: New" }).click();
    await page.getByRole("menuitemradio", { name: "Booked" }).click();
    await expect(notice.first()).toHaveText(/^No connection/);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(notice.last()).toHaveText(/^No connection/);
    await expect(note).toHaveValue("Vegan");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(notice.last()).toHaveText("Note saved.");
    await expect(note).toHaveValue("");
    expect(await store.admin.find(id)).toMatchObject({
      step: "answered",
      events: expect.arrayContaining([expect.objectContaining({ note: "Vegan" })]),
    });
  });

  await test.step("what was pressed is not lost while the studio is asked whether somebody is signed in", async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route("**/ping", async (route) => {
      asked.resolve();
      await answered.promise;
      await route.fallback();
    });
    const keep = page.getByRole("button", { name: "Save note" });
    await note.fill("Vegetarian");
    await keep.click();
    await asked.promise;
    await note.fill("Comes by bus");
    await keep.click();
    const isWarned = page.waitForEvent("dialog");
    await page.evaluate(() => void setTimeout(() => location.assign("/")));
    const warning = await isWarned;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    answered.resolve();
    await expect(note).toHaveValue("");
    await expect(notice.last()).toHaveText("Note saved.");
    const notes = (await store.admin.find(id))?.events.flatMap((event) => event.note ?? []) ?? [];
    expect(notes.slice(-2)).toEqual(["Vegetarian", "Comes by bus"]);
    await page.reload();
  });
});

test("a note and a letter that are typed stay when the page is left, until they are kept or sent", async ({
  page,
  database: { store },
}) => {
  const id = await storeApplication(store, mina);
  const note = page.getByLabel("Add a note");
  const letter = page.getByLabel("Text of the reply");
  await page.goto(`/people/${id}`, { waitUntil: "networkidle" });
  await note.fill("Vegetarian");
  await letter.fill("My own words");
  const expectBoth = async () => {
    await expect(note).toHaveValue("Vegetarian");
    await expect(letter).toHaveValue("My own words");
  };
  await page.getByRole("link", { name: "Courses" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
  await page.goBack();
  await expectBoth();
  await page.reload();
  await expectBoth();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("status").last()).toHaveText("Note saved.");
  const mail = page.getByRole("link", { name: "Send by mail" });
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await mail.click();
  const question = page.getByRole("group", { name: "Did you send it to Mina Okafor?" });
  await expect(question).toBeFocused();
  await page.reload();
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(letter, "the mail is not sent yet").toHaveValue("My own words");
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await mail.click();
  await question.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Mina Okafor: Interview.");
  await expect(question).toHaveCount(0);
  await page.getByText("You sent Invite to the interview").click();
  await expect(page.getByText("My own words")).toBeVisible();
  const keptWords = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(keptWords).not.toContain("My own words");
  await page.reload({ waitUntil: "networkidle" });
  await expect(note).toHaveValue("");
  await expect(letter).not.toHaveValue("My own words");
});
