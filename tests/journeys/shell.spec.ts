import { openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";

const pages = [
  { path: "/", link: "Home" },
  { path: "/aboutus", link: "About" },
  { path: "/program", link: "Program" },
  { path: "/reviews", link: "Review" },
  { path: "/apply", link: "APPLY" },
];

for (const { path, link } of pages) {
  test(`the header’s ${link} leads to ${path}, at its top, with the focus on its heading`, async ({
    page,
  }) => {
    await openPage(page, path === "/" ? "/reviews" : "/");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`${path} answers in any case, with one canonical address and one main heading`, async ({
    page,
  }) => {
    const response = await page.goto(path.toUpperCase());
    expect(response?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  test(`${path} has no error on its console and nothing wider than the screen`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}

test("an address that does not exist answers 404 with ways on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
});

for (const path of ["/program", "/Program", "/program/"]) {
  test(`the menu marks the page that ${path} is, before any script has run`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("banner").locator("[aria-current]")).toHaveText("Program");
  });
}

for (const width of [320, 375, 768]) {
  test(`at ${width} px no part of the header covers another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const boxes = await page
      .getByRole("banner")
      .locator("a, button")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return { left, right };
          }),
      );
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const [index, { left }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  });
}

test("on paper there is the page, without what leads around it", async ({ page }) => {
  await page.goto("/program");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // Whose page it is stays on top of it.
  const links = page.getByRole("banner").getByRole("link");
  await expect(links.filter({ visible: true })).toHaveAccessibleName("Banderas TEFL, home");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Chat with/ })).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to top" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // No choice has to be made on paper: every answer of the FAQ is there, under its question.
  await expect(page.getByRole("heading", { name: "How to enrol" })).toBeVisible();
  await expect(page.getByText("First select a start date.")).toBeVisible();
});

for (const format of ["A4", "Letter"]) {
  for (const path of ["/program", "/apply"]) {
    test(`${path} takes two pages of ${format} paper`, async ({ page }) => {
      await page.goto(path);
      const pdf = await page.pdf({ format, preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("the open menu marks the page and leads to the application", async ({ page }) => {
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

      test("the menu opens, closes and leads on", async ({ page }) => {
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
