import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { expect, test } from "../support/fixtures/studio-beside-site.ts";
import { content } from "../support/site-content.ts";

const { course, startDates } = content;

const SENTENCE = "Three steps, and you are in the classroom.";
const ALT = "The beach in the evening";

test("the owner edits dates, price, text and a picture in the studio, previews and publishes the changes, and undoes the publish", async ({
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
  await open("Start dates");
  const days = page.getByLabel("First day of the course");
  for (const [index, day] of ["01-06", "02-03", "03-03"].entries()) {
    await click(page.getByRole("button", { name: "Add to “Start dates”" }));
    await expect(days).toHaveCount(startDates.length + index + 1);
    await type(days.last(), `${year}-${day}`);
  }
  const newDates = preview.getByText(String(year)).filter({ visible: true });
  await expect(newDates.first()).toBeVisible();
  await test.step("an invalid date is not saved, and stays to be corrected", async () => {
    await days.last().fill("2020-01-06");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByRole("alert")).toContainText("Nothing is saved yet");
    await expect(days.last()).toHaveAccessibleDescription(/before the date above it/);
    await expect(days.last()).toHaveValue("2020-01-06");
    await days.last().fill(`${year}-03-03`);
  });
  await save();

  await open("Price and hours");
  await type(page.getByLabel("Amount"), price);
  await expect(preview.getByText(price).filter({ visible: true }).first()).toBeVisible();
  await save();

  await open("Home page");
  const steps = page.getByRole("group", { name: "Steps" });
  await type(steps.getByLabel("Introduction"), SENTENCE);
  await expect(preview.getByText(SENTENCE)).toBeVisible();
  await save();

  await open("Gallery");
  const picture = page.getByRole("group", { name: "Pictures" }).getByRole("listitem").first();
  const blue = { create: { width: 1600, height: 1200, channels: 3, background: "#00c" } } as const;
  await click(picture.getByLabel("Picture: choose a file").and(page.locator("input")));
  await picture.getByLabel("Picture: choose a file").setInputFiles({
    name: "beach.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp(blue).jpeg().toBuffer(),
  });
  await type(picture.getByLabel("What is on the picture"), ALT);
  await save();
  await expect(preview.getByRole("img", { name: ALT })).toBeVisible();
  await expect(preview.getByRole("img", { name: ALT })).toHaveJSProperty("complete", true);

  const seen = async () => {
    await visitor.goto(`${site.url}/apply`);
    const dates = await visitor.locator("option", { hasText: String(year) }).count();
    await visitor.goto(`${site.url}/program`);
    const prices = await visitor.getByText(price).count();
    await visitor.goto(site.url);
    const sentences = await visitor.getByText(SENTENCE).count();
    await visitor.goto(`${site.url}/reviews`);
    const pictures = await visitor.getByRole("img", { name: ALT }).count();
    return { dates, isPriceNew: prices > 0, sentences, pictures };
  };
  const before = { dates: 0, isPriceNew: false, sentences: 0, pictures: 0 };
  expect(await seen()).toEqual(before);
  await click(page.getByRole("status").getByRole("link", { name: "Publish" }));
  await expect(page.getByText(/Price › Amount$/)).toBeVisible();
  await click(page.getByRole("button", { name: "Publish now" }));
  await expect(page.getByRole("status").filter({ hasText: "Step" })).toBeVisible();
  const published = page.getByRole("status").filter({ hasText: "It is live" });
  await expect(published).toBeVisible({ timeout: 60_000 });
  expect(await seen()).toEqual({ dates: 3, isPriceNew: true, sentences: 1, pictures: 1 });
  const shown = visitor.getByRole("img", { name: ALT });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const { dominant } = await sharp(await shown.screenshot()).stats();
  expect(dominant.b, "the picture is blue").toBeGreaterThan(dominant.r);
  const versions = page.getByRole("listitem").filter({ has: page.getByRole("time") });
  await versions.first().locator("summary").click();
  await expect(versions.first()).toContainText(SENTENCE);

  await click(page.getByRole("button", { name: "Undo" }));
  await expect(page.locator(":focus")).toContainText("Visitors see what the site began with again");
  await expect(versions.first()).toContainText("Went back to what the site began with");
  await expect.poll(seen).toEqual(before);

  const seconds = Math.round((Date.now() - startedAt) / 1000);
  testInfo.annotations.push({ type: "journey", description: `${clicks} clicks, ${seconds} s` });
  process.stdout.write(`\nThe owner's journey: ${clicks} clicks, ${seconds} s of machine time\n`);
});
