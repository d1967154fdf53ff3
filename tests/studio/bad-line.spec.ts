import type { Page } from "@playwright/test";

import { mina, named, storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { holdScripts, holdWork } from "../support/page/hold-scripts.ts";

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "No connection" });
const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();

test("what is typed before the scripts come is kept", async ({
  page,
  context,
  database: { store },
  saved,
}) => {
  const opened = { waitUntil: "commit" } as const;
  const [person, done, phone] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  const id = await storeApplication(store, mina);
  for (const name of ["Ana", "Ben"]) await storeApplication(store, named(name));
  const releaseScripts = await holdScripts(context);
  await page.goto("/courses", opened);
  await page.getByLabel("Tuition").fill("1444");
  await page.getByLabel("Add start dates").fill("2 March 2099");
  await page.getByRole("button", { name: "Add date" }).click();
  await person.goto(`/people/${id}`, opened);
  const letter = person.getByLabel("Text of the reply");
  await letter.fill("Typed ly");
  await letter.press("ArrowLeft");
  await letter.press("ArrowLeft");
  await letter.pressSequentially("ear");
  await done.goto("/people/done?step=new", opened);
  for (const name of [/Ana/, /Ben/]) await done.getByRole("checkbox", { name }).check();
  await phone.setViewportSize({ width: 375, height: 640 });
  await phone.goto("/", opened);
  await button(phone, /^More/).click();
  const isWarned = page.waitForEvent("dialog");
  await page.evaluate(() => void setTimeout(() => location.assign("/")));
  await (await isWarned).dismiss();

  releaseScripts();
  await expect(phone.getByRole("menu", { name: "More" })).toBeFocused();
  await expect(done.getByText("2 of 3 ticked")).toBeVisible();
  await expect(done.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: 1444 } });
  const added = expect.arrayContaining([expect.objectContaining({ date: "2099-03-02" })]);
  await expect.poll(() => saved("start-dates")).toMatchObject({ startDates: added });
  const chat = person.getByRole("link", { name: "Send by WhatsApp" });
  await expect(chat).toHaveAttribute("href", /text=Typed%20early$/);
  await person.keyboard.type("-ear");
  await expect(letter, "at the same place").toHaveValue("Typed ear-early");
});

test("while a busy processor begins, a press counts once, and what the browser fills in", async ({
  page,
  saved,
  saveBeside,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await saveBeside("start-dates", { startDates: [{ date: "2097-06-14" }] });
  const fillIn = (field: HTMLInputElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (const [press, hours] of [
    [/^Copy 2097/, 160],
    [/^More$/, 170],
  ] as const) {
    const letGo = await holdWork(page, "/courses");
    await page.getByLabel("Hours", { exact: true }).evaluate(fillIn, `${hours}`);
    await button(page, press).click();
    await letGo();
    await expect.poll(() => saved("course")).toMatchObject({ hours });
  }
  await expect(page.getByRole("menu", { name: "More" })).toBeVisible();
  await expect.poll(async () => (await saved("start-dates"))["startDates"]).toHaveLength(2);
});

test("a field opens while its page still loads", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const field = page.getByRole("textbox", { name: "Introduction", exact: true });
  // Until the first part of a page comes, the frame's document has no elements.
  await page.addInitScript(() => {
    const frame = HTMLIFrameElement.prototype;
    const whole = Object.getOwnPropertyDescriptor(frame, "contentDocument") ?? {};
    Object.defineProperty(frame, "contentDocument", { configurable: true, value: new Document() });
    const endLoading = ({ target }: Event) =>
      target instanceof HTMLIFrameElement && Object.defineProperty(frame, "contentDocument", whole);
    document.addEventListener("load", endLoading, { capture: true });
  });
  const { promise: isOpen, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route("**/preview/edit/**", (route) => isOpen.then(() => route.continue()));
  const loading = page.goto("/website?page=/program&field=program/howItWorks/introduction");
  await expect(async () => {
    await field.fill("Three steps.");
    await expect(page.getByRole("status")).toContainText("Saved", { timeout: 1000 });
  }, "not before the studio’s scripts run").toPass();
  letLoad();
  await loading;
  const shown = page.frameLocator("iframe[title^='The page']");
  await expect(shown.locator('[data-selected=""]')).toHaveText("Three steps.");
});

test("without a connection each button says so", async ({
  page,
  context,
  database: { store },
  saveBeside,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED/);
  await storeApplication(store, mina);
  await saveBeside("chat", { greeting: "Hello from Zoe" });
  for (const [path, name] of [
    ["/publish", /^Publish 1/],
    ["/people/done?step=new", /^Mark as/],
    [`/people/erase?email=${mina.email}`, /^Delete Mina/],
  ] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const box of await page.getByRole("checkbox", { name: /Mina/ }).all()) await box.check();
    await context.setOffline(true);
    await button(page, name).click();
    await expect(notice(page)).toBeVisible();
    await expect(button(page, name)).toBeEnabled();
    await context.setOffline(false);
  }
  await button(page, /^Delete Mina/).click();
  await expect(page.getByText(`Deleted 1 submission of ${mina.email}.`)).toBeVisible();
});

test("a link without a connection opens its page later", async ({ page, context, watch }) => {
  watch.console(/ERR_INTERNET_DISCONNECTED|route module|dynamically imported module/);
  await page.setViewportSize({ width: 375, height: 640 });
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await page.goto("/courses", { waitUntil: "networkidle" });
  await page.getByLabel("Add start dates").fill("2 March 2099");
  await context.setOffline(true);
  await link("People").click();
  await expect(page.getByRole("alert").filter({ hasText: "No connection" })).toBeVisible();
  await expect(page.getByLabel("Add start dates")).toHaveValue("2 March 2099");
  await context.setOffline(false);
  await expect(page.getByRole("alert").filter({ hasText: "No connection" })).toHaveCount(0);
  await link("People").click();
  await expect(page.getByText("Nobody has written yet")).toBeVisible();

  await page.waitForLoadState("networkidle");
  await link("Courses").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
  await context.setOffline(true);
  await link("People").click();
  await expect(page.locator("main")).toContainText("No connection to the studio.");
  await context.setOffline(false);
  await expect(page.getByText("Nobody has written yet")).toBeVisible();
});

test("a second press, while the first is answered, is none", async ({
  page,
  database: { store },
  saved,
  saveBeside,
}) => {
  await storeApplication(store, mina);
  await saveBeside("chat", { greeting: "Hello from Zoe" });
  await saveBeside("interview", { minutes: 25 });
  let posts = 0;
  let answer = () => {};
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const { promise: isPressed, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    posts += 1;
    const response = await route.fetch();
    await isPressed;
    return route.fulfill({ response });
  });
  async function pressTwice(name: RegExp) {
    const before = posts;
    await button(page, name).click();
    await expect.poll(() => posts).toBe(before + 1);
    await button(page, name).click();
    answer();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(posts).toBe(before + 1);
  }
  await page.goto("/people/done?step=new", { waitUntil: "networkidle" });
  await page.getByRole("checkbox", { name: /Mina/ }).check();
  await pressTwice(/^Mark as/);
  await expect(page.getByRole("status").first()).toHaveText("1 person is marked as answered.");
  await page.goto("/publish", { waitUntil: "networkidle" });
  await pressTwice(/^Discard all 2/);
  expect(await saved("chat")).not.toMatchObject({ greeting: "Hello from Zoe" });
});
