import type { Page } from "@playwright/test";

import { applicant } from "../support/components/applicant.ts";
import { storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { expectNoViolations, inDark } from "../support/measurements/expect-no-violations.ts";
import { content } from "../support/site-content.ts";

const days = "11/1 8/2 8/3 12/4 10/5 14/6 12/7 9/8 13/9 11/10 8/11".split(" ");
const COLUMN = ["Starts\tEnds", ...days.map((day) => `${day}/2097\t26/12/2097`)].join("\n");
const JUNE = "2097-06-14";
const OCTOBER = "2097-10-11";
const startDates = [JUNE, OCTOBER].map((date) => ({ date }));

const row = (page: Page, name: string) => page.getByRole("row", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const note = (page: Page) => page.getByRole("status").first();

/** Opens a date’s menu, and chooses the item that begins so, by keyboard. */
async function choose(page: Page, date: string, item: string): Promise<void> {
  await button(page, `more about ${date}`).press("Enter");
  await expect(page.locator("[role=menu]:focus-within")).toBeVisible();
  await page.keyboard.type(item);
  await expect(page.locator("[role^=menuitem]:focus")).toContainText(item);
  await page.keyboard.press("Enter");
}

test("dates are added as they are typed or pasted, and asked about if two days can be meant", async ({
  page,
  saved,
}) => {
  const field = page.getByRole("textbox", { name: "Add start dates" });
  await page.goto("/courses");
  await field.fill("3/1/2097");
  await field.press("Enter");
  await expect(page.getByRole("status").getByText("Which day is meant?")).toBeVisible();
  await button(page, "3 January 2097").click();
  await expect(page.getByText("Jan 2097, until")).toBeVisible();
  await field.fill(COLUMN);
  await expect(page.getByText("11 dates, 1 not understood")).toBeVisible();
  await button(page, "Add 11 dates").click();
  await page.setViewportSize({ width: 1280, height: 800 });
  const last = row(page, "8 Nov 2097");
  await expect(last, "eleven dates on one screen").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 375, height: 667 });
  for (const typed of ["2098-04-05", "May 3rd, 2098"]) {
    await field.fill(typed);
    await field.press("Enter");
  }
  await expect(row(page, "3 May 2098"), "above the field").toBeInViewport({ ratio: 1 });
  const dates = async () => (await saved("start-dates"))["startDates"];
  await expect.poll(dates).toContainEqual({ date: "2098-05-03" });
  await button(page, "Copy 2098 to 2099").click();
  await expect(note(page)).toContainText("Copied 2 dates of 2098 to 2099");
  await expectNoViolations(page, "/courses", { inModes: inDark });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByText(/^Earlier \(/).click();
});

test("a date’s places are counted, and the school’s own number stays until it is taken back", async ({
  page,
  database,
  saved,
  saveBeside,
}) => {
  for (const label of ["June 14th", "June 14rd"]) {
    const asking = { ...applicant("asks"), courseDates: `${label} 2097` };
    await storeApplication(database.store, asking);
  }
  await saveBeside("start-dates", { startDates });
  const dates = async () => (await saved("start-dates"))["startDates"];
  const seatsOf = (date: string, seats: number) =>
    expect.poll(dates).toContainEqual({ date, seats });
  await page.goto("/courses", { waitUntil: "networkidle" });
  const june = row(page, "14 Jun 2097");
  const link = june.getByRole("link", { name: "2 applied" });
  await expect(link).toHaveAttribute("href", "/people?startDate=14+June+2097");
  await expect(page.getByRole("spinbutton"), "none but how many a course takes").toHaveCount(1);
  await choose(page, "14 June 2097", "Few");
  await expect.poll(dates).toContainEqual({ date: JUNE, places: "few" });
  await expect(june).toContainText("not live yet");
  await choose(page, "14 June 2097", "Full");
  await seatsOf(JUNE, 0);
  await expect(june).toContainText("Full");

  const size = page.getByLabel("Places in each course");
  await size.fill("12");
  await size.press("Enter");
  await seatsOf(OCTOBER, 12);
  await expect(june).toContainText("0 of 12 booked");
  await expect(june).toContainText("Set back to 12");
  await expect(size).toHaveValue("12");
  await size.fill("14");
  await size.blur();
  await seatsOf(OCTOBER, 14);
  await button(page, "Undo").click();
  await seatsOf(OCTOBER, 12);
  await button(page, "Undo").click();
  await expect.poll(dates).toContainEqual({ date: OCTOBER });
  await expect.poll(() => saved("course-details")).toMatchObject({ classSize: null });
  await button(page, "Redo").click();
  await seatsOf(OCTOBER, 12);
  await size.fill("");
  await size.press("Enter");
  await expect.poll(() => saved("course-details")).toMatchObject({ classSize: null });
  await seatsOf(OCTOBER, 12);
  await button(page, "Undo").click();
  await expect(june).toContainText("Set back to 12");
  const seats = june.getByRole("spinbutton");
  await seats.fill("4");
  await seats.hover();
  await page.mouse.wheel(0, 10);
  await expect(seats).not.toBeFocused();
  await expect(seats, "who scrolls on changes no number").toHaveValue("4");
  await expect(june).toContainText("Open");
  await june.getByRole("button", { name: "One place less" }).click();
  await expect(june).toContainText("Few left");
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await june.getByRole("button", { name: "Set back to 12" }).click();
  await seatsOf(JUNE, 12);
});

test("a date is spelt in other words, and removed", async ({ page, saved, saveBeside }) => {
  await saveBeside("start-dates", { startDates });
  await page.goto("/courses");
  await choose(page, "11 October 2097", "Write");
  const spelling = page.getByRole("textbox", { name: "Spelling in the application" });
  await expect(spelling).toBeFocused();
  await spelling.fill("October 12th");
  await expect(spelling).toHaveAccessibleDescription(/but its date is/);
  await spelling.fill("");
  await expect.poll(() => saved("start-dates")).toMatchObject({ startDates });
  await page.goto("/courses");
  await choose(page, "14 June 2097", "Remove");
  await expect(note(page)).toHaveText("Removed 14 June 2097.");
  await expect(button(page, "Undo")).toBeFocused();
  await expect.poll(() => saved("start-dates")).toMatchObject({ startDates: [{ date: OCTOBER }] });

  await saveBeside("start-dates", { startDates: [{ date: "14 June 2097" }] });
  await page.goto("/courses");
  await page.getByRole("link", { name: "Mend it in the list" }).click();
  await page.getByRole("row").click();
  const day = page.getByRole("textbox", { name: "First day of the course" });
  await expect(day).toHaveAccessibleDescription(/which is no day/);
});

test("the price saves itself, and the hours even if the tab is closed at once", async ({
  page,
  saved,
}) => {
  const { amount } = content.course.price;
  const price = page.getByLabel("Tuition");
  await page.goto("/courses");
  await price.fill(`${amount + 1}`);
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: amount + 1 } });
  await price.press("Control+z");
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount } });
  await price.fill("1,45");
  await expect(price).toHaveAccessibleDescription(/must be a whole number/);
  await price.fill(`${amount}`);
  const field = page.getByRole("textbox", { name: "Add start dates" });
  await field.pressSequentially("1");
  await page.keyboard.press("Control+z");
  await expect(field, "words that are no change yet").toHaveValue("");
  const courses = page.getByRole("link", { name: "Courses" }).first();
  const size = page.getByLabel("Places in each course");
  await page.getByRole("link", { name: "Today" }).first().click();
  await expect(page).not.toHaveURL(/courses/);
  await courses.click();
  await size.fill("12");
  await page.goBack();
  await expect.poll(() => saved("course-details")).toMatchObject({ classSize: { most: 12 } });
  await courses.click();
  await page.getByLabel("Hours", { exact: true }).fill("160");
  await size.fill("13");
  await page.close();
  await expect.poll(() => saved("course")).toMatchObject({ hours: 160 });
  await expect.poll(() => saved("course-details")).toMatchObject({ classSize: { most: 13 } });
});

test("a page stays where it is when the connection drops", async ({
  page,
  context,
  saved,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const hours = page.getByLabel("Hours", { exact: true });
  await page.goto("/courses");
  await page.route("**/course/draft", async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  const reading = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
  await hours.fill("160");
  await reading;
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.unroute("**/course/draft");
  await context.setOffline(false);
  await hours.fill("170");
  await expect.poll(() => saved("course")).toMatchObject({ hours: 170 });

  await page.route("**/technician/*.data*", (route) => route.abort());
  const asking = page.waitForEvent("requestfailed", (request) => request.url().includes("health"));
  await page.goto("/");
  await asking;
  await page.getByRole("link", { name: "Your real phone number" }).click();
  await expect(page).toHaveURL(/\/website\/school/);

  await context.setOffline(true);
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByText(/What you typed is kept/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
});
