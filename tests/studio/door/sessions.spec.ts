import { mina, storeApplication } from "../../support/databases/studio-submissions.ts";
import {
  COLLEAGUE,
  expect,
  expectInside,
  OWNER,
  press,
  test,
} from "../../support/fixtures/studio-with-door.ts";

test("the owner ends another browser’s session", async ({
  page,
  otherBrowser,
  studio,
  site,
  enter,
}) => {
  await enter(page);
  await test.step("a link from another website opens a page of the session", async () => {
    await page.route(`${site.url}/mailbox`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<a href="${studio.url}/publish">Open</a>`,
      }),
    );
    await page.goto(`${site.url}/mailbox`);
    await page.getByRole("link", { name: "Open" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
    // Menus open once the studio's scripts run.
    await page.waitForLoadState("networkidle");
  });
  const office = await otherBrowser({
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  await enter(office, COLLEAGUE);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /@/ }).click();
  const sessions = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This browser" })).toContainText(OWNER);
  const theirs = sessions.filter({ hasText: "Firefox 140 on Windows" });
  await expect(theirs).toContainText(COLLEAGUE);
  await theirs.getByRole("button").click();
  await expect(page.getByRole("status").first()).toContainText("That browser is signed out");
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText("Signed out from another browser")).toBeVisible();
  await expect(page.getByText("Signed in", { exact: true }).last()).toBeVisible();
  await office.goto("/publish");
  await expect(office).toHaveURL(/\/sign-in\?to=%2Fpublish$/);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("status").first()).toContainText("You are signed out");
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("what is typed is saved after signing in again", async ({
  page,
  context,
  database,
  saved,
  enter,
  signInMail,
  watch,
}) => {
  watch.console(/status of 401/);
  const { admin } = database.store;
  // Put aside, so that the only mails are those to sign in.
  const id = await storeApplication(database.store, mina, true);
  await enter(page);
  const person = await context.newPage();
  await person.goto(`/people/${id}`);
  await page.goto("/courses");
  await page.getByLabel("Tuition").fill("1777");
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  database.sql.exec("delete from studio_sessions");
  await page.getByLabel("Tuition").fill("1888");
  const notice = page.getByRole("alert").filter({ hasText: "You are signed out" });
  await expect(notice).toBeVisible();
  await person.getByLabel("Add a note").fill("Vegetarian");
  await person.getByRole("button", { name: "Save note" }).click();
  await expect(person.getByRole("alert")).toContainText("You are signed out");
  await person.getByRole("button", { name: "Step of Mina Okafor: New" }).click();
  await person.getByRole("menuitemradio", { name: "Booked" }).click();
  const [window] = await Promise.all([
    context.waitForEvent("page"),
    notice.getByRole("link").click(),
  ]);
  await window.getByLabel("Your e-mail address").fill(OWNER);
  await window.getByRole("button", { name: "Send me a link" }).click();
  const { code } = await signInMail(2);
  await window.getByLabel("The six digits from the mail").fill(code);
  await press(window);
  await expectInside(window);
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: 1888 } });
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await admin.find(id))?.step).toBe("booked");
  const notes = async () => (await admin.find(id))?.events.map(({ note }) => note);
  await expect.poll(notes).toContain("Vegetarian");
});
