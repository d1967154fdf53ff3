import type { Locator } from "@playwright/test";

import { expect, test } from "../support/fixtures/studio-beside-site.ts";
import { content } from "../support/site-content.ts";

const { course, startDates } = content;

const SENTENCE = "Three steps, and you are in the classroom.";

test("the owner edits dates, price and text in the studio, previews and publishes the changes, and undoes the publish", async ({
  page,
  site,
  context,
}, testInfo) => {
  test.setTimeout(240_000);
  const price = String(course.price.amount + 150);
  const lastYear = Number(startDates.at(-1)?.date.slice(0, 4));
  const year = Math.max(lastYear, new Date().getUTCFullYear()) + 1;
  const visitor = await context.newPage();

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    await click(target);
    await target.fill(text);
  };
  const preview = page.frameLocator("iframe[title^='Preview of the page']");
  const save = async () => {
    await click(page.getByRole("button", { name: "Save" }).last());
    await expect(page.getByRole("status")).toContainText("Saved.");
  };
  const open = async (file: string) => {
    await click(page.getByRole("link", { name: "Website", exact: true }));
    await click(page.getByRole("link", { name: file, exact: true }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(file);
  };

  const startedAt = Date.now();
  await page.goto("/");
  await click(page.getByRole("link", { name: "Courses", exact: true }));
  const column = [`6 January ${year}`, `3 February ${year}`, `3 March ${year}`].join("\n");
  await type(page.getByRole("textbox", { name: "Add start dates" }), column);
  await click(page.getByRole("button", { name: "Add 3 dates" }));
  await type(page.getByLabel("Tuition"), price);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText(`Tuition is ${price}`);

  await open("Home page");
  const steps = page.getByRole("group", { name: "Steps" });
  await type(steps.getByLabel("Introduction"), SENTENCE);
  await expect(preview.getByText(SENTENCE)).toBeVisible();
  await save();

  const seen = async () => {
    await visitor.goto(`${site.url}/apply`);
    const dates = await visitor.locator("option", { hasText: String(year) }).count();
    await visitor.goto(`${site.url}/program`);
    const prices = await visitor.getByText(price).count();
    await visitor.goto(site.url);
    const sentences = await visitor.getByText(SENTENCE).count();
    return { dates, isPriceNew: prices > 0, sentences };
  };
  const before = { dates: 0, isPriceNew: false, sentences: 0 };
  expect(await seen()).toEqual(before);
  await click(page.getByRole("status").getByRole("link", { name: "Publish" }));
  await expect(page.getByText("Tuition", { exact: true })).toBeVisible();
  await click(page.getByRole("button", { name: /^Publish \d+ changes/ }));
  const published = page.getByRole("heading", { name: "It is live." });
  await expect(published).toBeVisible({ timeout: 60_000 });
  expect(await seen()).toEqual({ dates: 3, isPriceNew: true, sentences: 1 });
  const versions = page.getByRole("listitem").filter({ has: page.getByRole("time") });
  await versions.first().locator("summary").click();
  await expect(versions.first()).toContainText(SENTENCE);

  await click(page.getByRole("button", { name: "Take it back" }));
  await expect(page.locator(":focus")).toContainText("Visitors see what the site began with again");
  await expect(versions.first()).toContainText("Went back to what the site began with");
  await expect.poll(seen).toEqual(before);

  const seconds = Math.round((Date.now() - startedAt) / 1000);
  testInfo.annotations.push({ type: "journey", description: `${clicks} clicks, ${seconds} s` });
  process.stdout.write(`\nThe owner's journey: ${clicks} clicks, ${seconds} s of machine time\n`);
});
