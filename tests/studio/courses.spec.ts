import { applicant } from "../support/components/applicant.ts";
import { storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { expectNoViolations, inDark } from "../support/measurements/expect-no-violations.ts";

const year = new Date().getUTCFullYear() + 1;
const days = "11/1 8/2 8/3 12/4 10/5 14/6 12/7 9/8 13/9 11/10 8/11".split(" ");
const COLUMN = ["Starts\tEnds", ...days.map((day) => `${day}/${year}\t26/12/${year}`)].join("\n");

test("dates, places and the price save themselves", async ({ page, database, saved }) => {
  for (const label of ["June 14th", "June 14rd"]) {
    const asking = { ...applicant("asks"), courseDates: `${label} ${year}` };
    await storeApplication(database.store, asking);
  }
  const dates = async () => (await saved("start-dates"))["startDates"];
  const field = page.getByRole("textbox", { name: "Add start dates" });
  const note = page.getByRole("status").first();
  const row = (name: string) => page.getByRole("row", { name });
  const button = (name: string) => page.getByRole("button", { name });
  await page.goto("/courses");

  await field.fill(`3/1/${year}`);
  await field.press("Enter");
  await expect(page.getByRole("status").getByText("Which day is meant?")).toBeVisible();
  await button(`3 January ${year}`).click();
  await expect(page.getByText(`Jan ${year}, until`)).toBeVisible();
  await field.fill(COLUMN);
  await expect(page.getByText("11 dates, 1 not understood")).toBeVisible();
  await button("Add 11 dates").click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row(`8 Nov ${year}`), "eleven dates on one screen").toBeInViewport({ ratio: 1 });

  const startedAt = Date.now();
  for (const typed of [`1 March ${year + 1}`, `${year + 1}-04-05`, `May 3rd, ${year + 1}`]) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
  }
  await expect.poll(dates).toContainEqual({ date: `${year + 1}-05-03` });
  expect(Date.now() - startedAt, "milliseconds for three dates").toBeLessThan(20_000);

  const june = row(`14 Jun ${year}`);
  const list = `/people?startDate=14+June+${year}`;
  await expect(june.getByRole("link", { name: "2 applied" })).toHaveAttribute("href", list);
  await june.getByRole("spinbutton").fill("4");
  await expect(june).toContainText("Open");
  await expect(june).toContainText("not live yet");
  await june.getByRole("button", { name: "One place less" }).click();
  await expect(june).toContainText("Few left");
  const full = page.getByRole("menuitem", { name: "Mark as full" });
  await button(`More about 14 June ${year}`).press("Enter");
  await expect(full).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(june).toContainText("Full");
  await expect.poll(dates).toContainEqual({ date: `${year}-06-14`, seats: 0 });
  await expect(page.getByText(/^Saved\./)).toBeVisible();

  const spell = page.getByRole("menuitem", { name: "Write the date in other words" });
  await button(`More about 11 October ${year}`).press("Enter");
  await full.press("ArrowDown");
  await expect(spell).toBeFocused();
  await page.keyboard.press("Enter");
  const spelling = page.getByRole("textbox", { name: "Spelling in the application" });
  await expect(spelling).toBeFocused();
  await spelling.fill("October 12th");
  await expect(spelling).toHaveAccessibleDescription(/but its date is/);
  await spelling.fill("");
  await expect.poll(async () => JSON.stringify(await dates())).not.toContain("October 12th");
  await page.goto("/courses");
  await button(`More about 3 May ${year + 1}`).press("Enter");
  await full.press("ArrowDown");
  await expect(spell).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(note).toHaveText(`Removed 3 May ${year + 1}.`);
  await expect(button("Undo")).toBeFocused();

  const price = page.getByLabel("Tuition");
  await price.fill("1450");
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: 1450 } });
  await price.press("Control+z");
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: 1299 } });
  await price.fill("1,45");
  await expect(price).toHaveAccessibleDescription(/must be a whole number/);
  await price.fill("1299");
  await field.pressSequentially("1");
  await page.keyboard.press("Control+z");
  await expect(field, "words that are no change yet").toHaveValue("");

  await page.getByLabel("How many people does a course take?").fill("12");
  await button("Count the places left").click();
  await expect.poll(dates).toContainEqual({ date: `${year}-11-08`, seats: 12 });
  await expect(june, "a number of the school’s own stays").toContainText("Your number");
  await expect(button("Undo")).toBeFocused();
  await expect(page.getByLabel("People in a class")).toHaveValue("12");
  await button("Undo").click();
  await expect.poll(dates).not.toContainEqual({ date: `${year}-11-08`, seats: 12 });
  await expect.poll(() => saved("course-details")).toMatchObject({ classSize: null });
  await button("Redo").click();
  await expect.poll(dates).toContainEqual({ date: `${year}-11-08`, seats: 12 });
  await button("Count all places left").click();
  await expect.poll(dates).toContainEqual({ date: `${year}-06-14`, seats: 12 });
  await expect(button("Count all places left")).toHaveCount(0);
  await june.getByRole("spinbutton").fill("4");
  await expect(june).toContainText("Your number");
  await june.getByRole("button", { name: "Set to 12" }).click();
  await expect.poll(dates).toContainEqual({ date: `${year}-06-14`, seats: 12 });

  await button(`Copy ${year + 1} to ${year + 2}`).click();
  await expect(note).toContainText(`Copied 2 dates of ${year + 1} to ${year + 2}`);
  await expectNoViolations(page, "/courses", { inModes: inDark });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByText("Earlier (11)").click();

  await test.step("a change is saved even if the tab is closed at once", async () => {
    await page.getByLabel("Hours of the course").fill("160");
    await page.close();
    await expect.poll(() => saved("course")).toMatchObject({ hours: 160 });
  });
});

test("a page stays where it is when the connection drops", async ({
  page,
  context,
  saved,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const hours = page.getByLabel("Hours of the course");
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
