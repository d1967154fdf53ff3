import { watchDownloads } from "../support/downloads.ts";
import { interactive } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";
import { typeface } from "../support/typeface.ts";

test("the typeface of quotes comes when the first quote comes near", async ({ page }) => {
  const { asked } = await watchDownloads(page);
  await page.goto("/");
  await interactive(page);
  await typeface(page, "Outfit");
  const quotes = () => asked.filter((path) => path.includes("fraunces-quotes"));
  expect(quotes()).toEqual([]);
  await page.getByRole("heading", { name: "What our teachers say" }).scrollIntoViewIfNeeded();
  await typeface(page, "Fraunces-Regular");
  expect(quotes()).toHaveLength(1);
});

test("a letter of another language brings the file that holds it, and no other", async ({
  page,
}) => {
  const { asked } = await watchDownloads(page);
  await page.goto("/apply");
  await interactive(page);
  await typeface(page, "Outfit");
  const rare = () => asked.filter((path) => /-latin/.test(path));
  expect(rare()).toEqual([]);
  await page.getByRole("textbox", { name: "Nationality" }).fill("Española");
  await typeface(page, "Outfit-Latin");
  expect(rare()).toEqual([expect.stringMatching(/outfit-latin-(?!ext-)/)]);
});

test.describe("with a style sheet that an extension has brought from elsewhere", () => {
  // Extensions are above the page's policy.
  test.use({ bypassCSP: true });

  test("the typefaces and the framework come as they do without", async ({ page }) => {
    await page.route("https://extension.example/**", (route) =>
      route.fulfill({ contentType: "text/css", body: "p { margin: 0 }" }),
    );
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const link = document.createElement("link");
        const href = "https://extension.example/sheet.css";
        document.head.prepend(Object.assign(link, { rel: "stylesheet", href }));
      });
    });
    await page.goto("/");
    await typeface(page, "Outfit");
    await interactive(page);
    expect(await page.evaluate(() => document.styleSheets[0]?.href)).toContain("extension");
  });
});
