import { watchDownloads } from "../support/measurements/downloads.ts";
import { expect, interactive, test } from "../support/fixtures/site.ts";
import { waitForTypeface } from "../support/page/settle.ts";

test("the testimonials’ font loads when they are near the viewport", async ({ page }) => {
  const { asked } = await watchDownloads(page);
  await page.goto("/");
  await interactive(page);
  await waitForTypeface(page, "Outfit");
  const quotes = () => asked.filter((path) => path.includes("fraunces-quotes"));
  expect(quotes()).toEqual([]);
  await page.getByRole("heading", { name: "What our graduates say" }).scrollIntoViewIfNeeded();
  await expect.poll(quotes).toHaveLength(1);
});

test("a rare letter loads only the font subset that has it", async ({ page }) => {
  const { asked } = await watchDownloads(page);
  await page.goto("/apply");
  await interactive(page);
  await waitForTypeface(page, "Outfit");
  const rare = () => asked.filter((path) => /-latin/.test(path));
  expect(rare()).toEqual([]);
  await page.getByRole("textbox", { name: "Nationality" }).fill("Española");
  await expect.poll(rare).toEqual([expect.stringMatching(/outfit-latin-(?!ext-)/)]);
  // Not `document.fonts.check`, which also requires the duplicate faces of other style sheets.
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(
      ({ unicodeRange, status }) => unicodeRange.includes("U+BF-FF") && status === "loaded",
    ),
  );
});
