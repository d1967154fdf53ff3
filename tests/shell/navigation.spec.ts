import { expect, interactive, test, noScript } from "../support/fixtures/site.ts";

test("an unknown URL shows a 404 page with working links", async ({ page, allow }) => {
  allow.console(/status of 404/);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await interactive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeInViewport();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("Escape or a link closes the menu", async ({ page }) => {
    await page.goto("/reviews");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main menu" });
    const review = menu.getByRole("link", { name: "Review" });
    await expect(review).toBeHidden();
    await toggle.click();
    await expect(review).toHaveAttribute("aria-current", "page");
    for (const link of await menu.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Escape");
    await expect(review).toBeHidden();
    for (const [name, path] of [
      ["About", "/aboutus"],
      ["APPLY", "/apply"],
    ] as const) {
      await toggle.click();
      await menu.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(review).toBeHidden();
    }
  });

  noScript("the menu works without JavaScript", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("banner").getByRole("button");
    const about = page.getByRole("banner").getByRole("link", { name: "About" });
    await expect(about).toBeHidden();
    await toggle.click();
    await expect(about).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await toggle.click();
    await about.click();
    await expect(page).toHaveURL("/aboutus");
    await expect(about).toBeHidden();
  });
});
