import { expectContrast } from "../support/measurements/contrast.ts";
import { expectFirstFacts } from "../support/measurements/expect-first-facts.ts";
import { expect, test } from "../support/fixtures/owners-site.ts";
import { openWhole } from "../support/fixtures/site.ts";

test("words on photographs can be read, and faces stay in view", async ({ page }) => {
  test.slow();
  for (const path of ["/", "/program", "/apply"]) {
    await openWhole(page, path);
    if (path === "/") {
      await expect(page.locator(".hero[data-scrim=strong]")).toBeVisible();
      await expectFirstFacts(page);
    }
    // In light only: the dark theme dims what is behind the words.
    for (const width of [320, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const words of await page.locator("[data-scrim]").all()) {
        const texts = words.locator("h1, h2, p, a > .text-subtitle");
        await expectContrast(words, texts, 4.5, `${path} at ${width} px`);
      }
    }
  }
  const photograph = page.getByRole("img", { name: "face-far-left" });
  // The crop for phones is narrower, so that the face is further right in it.
  for (const [width, position] of [
    [375, /^16% \d+%$/],
    [1280, /^12% \d+%$/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(photograph).toHaveCSS("object-position", position);
  }
});

test("a page with a photograph at its top shows no landscape that is drawn", async ({ page }) => {
  await openWhole(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Play:/ })).toHaveCount(3);
  await expect(main.getByRole("link", { name: /^Play:/ }).getByRole("img")).toHaveCount(1);
  await expect(main.locator("img[src*=uploads]")).toHaveCount(3);
  for (const drawn of ["hero", "about", "banner", "video"]) {
    await expect(main.locator(`img[src*="${drawn}-"]`)).toHaveCount(0);
  }
});
