import type { Page } from "@playwright/test";

import { mina, storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const status = (page: Page) => page.getByRole("status");

test("what two tabs could not send before they were closed is in the next one", async ({
  page,
  context,
  saved,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/website/chat");
    await expect(field(tab, "Greeting")).toBeVisible();
  }
  await context.setOffline(true);
  await field(page, "Greeting").fill("Hers");
  await field(page, "How fast you answer").fill("At once");
  await field(other, "Greeting").fill("Hers, too");
  for (const tab of [page, other]) await expect(status(tab)).toContainText("No connection");
  const next = await context.newPage();
  await context.setOffline(false);
  await page.close();
  await other.close();
  await next.goto("/website/chat");
  const alert = next.getByRole("alert").filter({ hasText: "nothing is overwritten" });
  await expect(alert).toBeVisible();
  expect(await saved("chat")).toMatchObject({ greeting: "Hers", replyTime: "At once" });
  await expect(field(next, "Greeting")).toHaveText("Hers, too");
  await alert.getByRole("button", { name: "Keep mine" }).click();
  await expect(next.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => saved("chat")).toMatchObject({ greeting: "Hers, too" });
});

test("no field is typed in that undo has removed, or that closes meanwhile", async ({ page }) => {
  await page.goto("/website/gallery");
  const remove = page.getByRole("button", { name: /^Remove/ });
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(remove).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(remove, "the sheet of the entry").toHaveCount(0);

  await page.goto("/website/start-dates?field=startDates/0/seats");
  const places = field(page, "Places left");
  await expect(places).toBeFocused();
  await places.fill("1000");
  await expect(places).toHaveAccessibleDescription(/^This /);
  await places.press("Backspace");
  await expect(places).not.toHaveAccessibleDescription(/^This /);
  await expect(places).toBeFocused();
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
