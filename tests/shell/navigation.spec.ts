import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { expect, test } from "../support/fixtures/site.ts";

test("each link in the header opens the top of its page and focuses the heading", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const [name, path] of [
    ["About", "/aboutus"],
    ["Program", "/program"],
    ["Review", "/reviews"],
    ["APPLY", "/apply"],
    ["Home", "/"],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test("every page is found in any letter case, with one canonical URL and one h1 heading", async ({
  page,
}) => {
  for (const path of PAGES) {
    const response = await page.goto(path.toUpperCase());
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("no page scrolls horizontally, from 320 to 2560 px", async ({ page, allow }) => {
  allow.console(/status of 404/);
  for (const path of [...PAGES, "/nowhere"]) {
    await openPage(page, path);
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("an unknown URL shows a 404 page, whose links open other pages in the chosen theme", async ({
  page,
  allow,
}) => {
  allow.console(/status of 404/);
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  await page.getByRole("button", { name: "Colour theme" }).click();
  await page.getByText("Dark", { exact: true }).last().click();
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

test("the header marks the current page before hydration, also with capitals or a final slash in the URL", async ({
  page,
  allow,
}) => {
  allow.console(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  for (const path of ["/program", "/Program", "/program/"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").locator("[aria-current]")).toHaveText("Program");
  }
});

test("the header’s links and buttons do not overlap on narrow screens", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 700 });
    const boxes = await page
      .getByRole("banner")
      .locator("a, button")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { left, right } = control.getBoundingClientRect();
            return { left, right };
          }),
      );
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const [index, { left }] of boxes.entries()) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("the open menu marks the current page and links to the application form", async ({
    page,
  }) => {
    await page.goto("/reviews");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await expect(menu.getByRole("link", { name: "Review" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    for (const link of await menu.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await menu.getByRole("link", { name: "APPLY" }).click();
    await expect(page).toHaveURL("/apply");
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("the menu button opens the menu; Escape and following a link close it", async ({
        page,
      }) => {
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
  }
});
