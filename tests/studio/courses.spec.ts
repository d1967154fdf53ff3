import { hashOf, readDraft, saveDraft } from "#server/publish/content-draft.ts";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { applicant } from "../support/components/applicant.ts";
import { storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";

const year = new Date().getUTCFullYear() + 1;
const COLUMN = `Starts\tEnds\n${[
  "11/1",
  "8/2",
  "8/3",
  "12/4",
  "10/5",
  "14/6",
  "12/7",
  "9/8",
  "13/9",
  "11/10",
  "8/11",
]
  .map((day) => `${day}/${year}\t`)
  .join("\n")}`;

test("the owner types and pastes dates, counts places, sees who asked, and each change is saved and can be undone", async ({
  page,
  database,
  saved,
}, testInfo) => {
  const fields = { ...applicant("asks"), courseDates: `June 14th ${year}` };
  await storeApplication(database.store, fields);
  const dates = async () => (await saved("start-dates"))["startDates"];
  const before = await dates();
  const field = page.getByRole("textbox", { name: "Add start dates" });
  const note = page.getByRole("status").first();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/courses");
  await expect(page.getByText("No date is to come.")).toBeVisible();

  const startedAt = Date.now();
  for (const typed of [`1 March ${year + 1}`, `${year + 1}-04-05`, `May 3rd, ${year + 1}`]) {
    await field.pressSequentially(typed);
    await page.keyboard.press("Enter");
  }
  await expect.poll(async () => JSON.stringify(await dates())).toContain(`${year + 1}-05-03`);
  const seconds = (Date.now() - startedAt) / 1000;
  testInfo.annotations.push({ type: "three dates", description: `${seconds} s of machine time` });
  expect(seconds, "three dates by keyboard").toBeLessThan(20);
  for (let undone = 0; undone < 3; undone += 1) {
    await page.getByRole("button", { name: "Undo" }).click();
  }
  await expect.poll(dates).toEqual(before);

  await test.step("a date that can be two days is asked about", async () => {
    await field.fill(`3/1/${year}`);
    await field.press("Enter");
    await expect(page.getByRole("group", { name: "Which day is meant?" })).toBeVisible();
    await page.getByRole("button", { name: `3 January ${year}` }).click();
    await expect(page.getByText(`January ${year}, until`)).toBeVisible();
    await field.fill("");
  });

  await test.step("a column from a spreadsheet is read back, and then fits on one screen", async () => {
    await field.fill(COLUMN);
    await expect(page.getByText("11 dates, 1 not understood")).toBeVisible();
    await page.getByRole("button", { name: "Add 11 dates" }).click();
    await expect(note).toHaveText("Added 11 dates.");
    await expect(page.getByRole("row", { name: `8 Nov ${year}` })).toBeInViewport({ ratio: 1 });
  });

  await test.step("a number of places becomes what visitors see, and few and full follow from it", async () => {
    const june = page.getByRole("row", { name: `14 Jun ${year}` });
    await expect(june.getByRole("link", { name: "1 asked" })).toHaveAttribute(
      "href",
      `/people?startDate=June+14th+${year}`,
    );
    const seats = june.getByRole("spinbutton");
    await seats.fill("4");
    await expect(june).toContainText("Open");
    await june.getByRole("button", { name: "One place less" }).click();
    await expect(june).toContainText("Few places left");
    await seats.press("ArrowDown");
    await expect(seats).toHaveValue("2");
    await seats.fill("0");
    await expect(june).toContainText("Full");
    await expect.poll(dates).toContainEqual({ date: `${year}-06-14`, seats: 0 });
  });

  await test.step("a date is removed and spelled differently by its menu, with the keyboard", async () => {
    await page.getByRole("button", { name: `More about 8 November ${year}` }).press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(note).toHaveText(`Removed 8 November ${year}.`);
    await page.getByRole("button", { name: `More about 11 October ${year}` }).press("Enter");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("In the application and in mails").fill("October 12th");
    await expectNoViolations(page, "spelling", { within: "[role=dialog]" });
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(page.getByRole("alert")).toContainText("but its date is");
    expect(JSON.stringify(await dates())).not.toContain("October 12th");
  });

  await test.step("the price is a whole number, and the pages are counted on which it is", async () => {
    const price = page.getByLabel("Tuition");
    await expect(price).toHaveAccessibleDescription(/shown in \d+ places/);
    await price.fill("1299.50");
    await price.press("Enter");
    await expect(price).toHaveAccessibleDescription("Write a whole number, such as 1299.");
    await price.fill("1,450");
    await price.press("Enter");
    await expect(note).toHaveText("Tuition is 1450 USD.");
    await page.getByLabel("Currency").selectOption("MXN");
    await expect
      .poll(() => saved("course"))
      .toMatchObject({ price: { amount: 1450, currency: "MXN" } });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => saved("course"))
      .toMatchObject({ price: { amount: 1299, currency: "USD" } });
  });

  await page.getByRole("button", { name: `Copy ${year} to ${year + 1}` }).click();
  await expect(note).toContainText(`Copied 10 dates of ${year} to ${year + 1}`);
  await expectNoViolations(page, "/courses");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByText("Earlier (11)").click();
});

test("of two people who change the dates, both changes are kept, and nothing is lost while the studio cannot be reached", async ({
  page,
  database,
  saved,
  watch,
}) => {
  watch.console(/ERR_INTERNET_DISCONNECTED/);
  const { content } = database.store;
  const services = { content, origin: () => readDocuments(BUILT_IN_DOCUMENTS), now: Date.now };
  const field = page.getByRole("textbox", { name: "Add start dates" });
  const days = async () => JSON.stringify(await saved("start-dates"));
  await page.goto("/courses");
  // Offline, the browser could not load the part of the studio that counts this.
  await expect(page.getByText(/shown in/).first()).toBeVisible();
  const draft = await readDraft(services);
  const value = { defaultYear: year, startDates: [{ date: `${year}-09-06`, seats: 9 }] };
  await saveDraft(
    { name: "start-dates", value, seen: hashOf(draft, "start-dates"), by: "zoe" },
    services,
  );

  await page.context().setOffline(true);
  await field.fill(`1 March ${year}`);
  await field.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("the studio cannot be reached");
  await page.context().setOffline(false);
  await expect(page.getByText("zoe has changed this meanwhile.")).toBeVisible();
  await expect.poll(days).toContain(`"${year}-03-01"`);
  expect(await days()).toContain(`"${year}-09-06","seats":9`);
});
