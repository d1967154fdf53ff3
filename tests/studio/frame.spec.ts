import { otherPlaces, places } from "#studio/client/shell/frame/places.ts";
import { applicant } from "../support/components/applicant.ts";
import { mina, storeApplication, storeMessages } from "../support/databases/studio-submissions.ts";
import {
  expectNoViolations,
  inDark,
  inLight,
  twoModes,
} from "../support/measurements/expect-no-violations.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { startStudio } from "../support/processes/studio-process.ts";

test("each line of Today opens the place that mends it", async ({ page, saved }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Good|The bay) /);
  await expect(page.getByText("Everybody has an answer")).toBeVisible();
  const live = page.getByRole("region", { name: "What is live" });
  await expect(live.getByRole("button", { name: "Publish" })).toBeDisabled();
  await page.getByRole("link", { name: "Your real phone number" }).click();
  const phone = page.getByRole("textbox", { name: "Phone" });
  await phone.fill("\u{202a}+52\u{a0}322 123 4567\u{202c} ");
  await phone.blur();
  await expect.poll(() => saved("school")).toMatchObject({ phone: "+52 322 123 4567" });

  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("link", { name: "Your real e-mail address" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your real phone number" })).toHaveCount(0);
  const bar = page.getByRole("region", { name: "not live yet" });
  await expect(bar).toContainText("1 change is not live yet");
  await expect(bar.getByRole("link", { name: "Publish" })).toHaveAttribute("href", "/publish");
  await expect(page.locator("main")).not.toContainText(/content\/|\.json|npm|SMTP|_URL|[{}]/);

  const questions = page.getByRole("group", { name: "What people ask before they apply" });
  await questions.getByRole("heading").click();
  await questions.getByRole("link", { name: "Do you need a visa?" }).click();
  await expect(page).toHaveURL(/\/website\/course-details\?field=visa$/);
  const visa = page.getByRole("group", { name: "Do you need a visa?" });
  await expect(visa.locator(":focus"), "opened to be answered").toBeVisible();
  await expect(bar).toContainText("1 change is");
  await expect(visa).not.toContainText("This is empty");
  await page.getByRole("link", { name: "See it on the page" }).click();
  const prompt = page.frameLocator("iframe").getByRole("button", { name: "Do you need a visa?" });
  await expect(prompt).toBeInViewport();
});

test("wide screens show every place, phones have some of them in a menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/");
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await link("Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  const missing = page.getByText("3 things are missing").locator("..");
  await expect(missing.getByRole("link")).toHaveText(["Interview", "Terms", "Privacy notice"]);
  await expect(page.getByRole("main")).toContainText("admissions@banderas-tefl.example");
  await page.getByRole("link", { name: "Countries" }).click();
  await expect(link("Settings").first()).toHaveAttribute("aria-current", "page");
  await expect(link("Website")).not.toHaveAttribute("aria-current", "page");

  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto("/help");
  await expect(link("Results")).toBeHidden();
  const more = page.getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Results" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await more.click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  await expect(more).toContainText("Settings");
});

test("a tab to which somebody comes back after long is read again", async ({ page, database }) => {
  await page.clock.install();
  // Once the page's scripts run, it notices that it is hidden.
  await page.goto("/people", { waitUntil: "networkidle" });
  await expect(page.getByText("Nobody has written yet")).toBeVisible();
  const turn = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await turn(true);
  await storeApplication(database.store, mina);
  await page.clock.fastForward("11:00");
  await turn(false);
  await expect(page.getByRole("link", { name: "Mina Okafor", exact: true })).toBeVisible();
});

test("the technician copies all but passwords", async ({ page, context, database }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const error = {
    day: new Date().toISOString().slice(0, 10),
    kind: "hydration",
    error: "418",
    page: "/apply",
    browser: "Chrome 131 on Linux",
    release: "a5533c3c",
    count: 4,
  } as const;
  await database.store.browserErrors.add([error], "0");
  await page.goto("/technician");
  const group = (name: string) =>
    page.locator(".panel").filter({ has: page.getByRole("heading", { name }) });
  const title = "Pages in visitors’ browsers";
  const inOrder = group("in order").getByRole("listitem").filter({ hasText: title });
  await page.getByText("things are in order").click();
  await expect(inOrder).toContainText("Browsers have reported 4 errors in the last seven days.");
  await page.getByText("What is sent").click();
  const text = page.locator("details").filter({ hasText: "What is sent" });
  await expect(text).toContainText("Browsers have reported 4 errors");
  await expect(text).toContainText("4 × /apply: something else had changed the page (418), Chrome");
  await database.store.browserErrors.add([{ ...error, count: 20 }], "0");
  await page.getByRole("button", { name: "Check again" }).click();
  const urgent = group("things are wrong").getByRole("list");
  await expect(urgent).toContainText("Pages fail in many visitors’ browsers.");
  await expect(urgent).toContainText("No mail reaches you or applicants.");
  await expect(page.getByRole("main")).toContainText("show this list to your technician");
  await expect(urgent).not.toContainText(/127\.0\.0\.1|queue|machine|SMTP/);
  const mail = page.getByRole("link", { name: "Send by mail" });
  const link = await mail.getAttribute("href");
  expect(link).toMatch(/^mailto:\?subject=.*Check%20the%20address%20and%20the%20port/);
  expect(link?.length, "Windows opens no longer one").toBeLessThan(2048);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: /^Copied/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Mail server: 127.0.0.1:9");
  expect(copied).toContain(database.file);
  expect(copied).not.toContain("secret");
});

test("axe finds no violation on any view", async ({ page, database, watch }) => {
  test.slow();
  watch.console(/status of 404/);
  const id = await storeApplication(database.store, { ...applicant("axe"), ...mina });
  const held = await storeApplication(database.store, mina, true);
  const { admin } = database.store;
  const doing = { by: "ana", now: Date.now(), newId: () => crypto.randomUUID() };
  await admin.setStep(id, { from: "new", to: "interview" }, doing);
  await admin.addNote(id, "Vegetarian", { ...doing });
  await storeMessages(database.store, 30, "someone@example.com");
  // The first has what all others have; these get the modes in turns.
  for (const [index, view] of [
    ...[...places, ...otherPlaces].map(({ to }) => to),
    `/people/${id}`,
    `/people/${held}`,
    "/people/done?step=new",
    `/people/erase?email=${mina.email}`,
    "/nowhere",
  ].entries()) {
    await page.goto(view);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await page.evaluate(overflow), `${view} at ${width} px`).toBeLessThanOrEqual(0);
    }
    const sizes = await page
      .locator(
        "main :is(input, select, textarea):not([type=hidden], [type=checkbox], [type=radio])",
      )
      .evaluateAll((fields) =>
        fields.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
    expect
      .soft(Math.min(16, ...sizes), `${view}: on a field with less, an iPhone zooms in`)
      .toBe(16);
    const inModes = index === 0 ? twoModes : index % 2 ? inDark : inLight;
    await expectNoViolations(page, view, { inModes });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoViolations(page, "the menu", { inModes: inDark });
});

test("the studio opens without a site", async ({ page }, testInfo) => {
  const studio = await startStudio({ DATABASE_URL: `sqlite:${testInfo.outputPath("site.db")}` });
  await page.goto(`${studio.url}/people`);
  await expect(page.getByText("Nobody has written yet")).toBeVisible();
  await page.goto(`${studio.url}/results`);
  await expect(page.getByText("Nothing to count yet")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByText("No backup has been made")).toBeVisible();
  const alarm = page.getByRole("region", { name: "The studio does not find the website" });
  await expect(alarm.getByText("No mail reaches you or applicants")).toBeVisible();
  await expect(page.locator("main")).not.toContainText("SMTP");
  await expectNoViolations(page, "without a mail server", { inModes: inLight });
  await alarm.getByRole("link", { name: "Tell my technician" }).click();
  const ask = page.getByRole("link", { name: "Send by WhatsApp" });
  await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*Sending.*SMTP_URL/);
  expect(await studio.stop()).toBe(0);
});
