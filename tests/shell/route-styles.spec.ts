import type { Page } from "@playwright/test";

import { expect, openPage, test } from "../support/fixtures/site.ts";

declare global {
  interface Window {
    readStyles: () => string[];
    /** The styles of each page's content in the frame in which it replaced another page's. */
    firstFrames: string[][];
  }
}

test.beforeEach(async ({ page }) => {
  // As if the browser had dropped React Router's preloaded sheets: interception turns off the cache.
  await page.route("**/*.css", (route) => route.continue());
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
    window.firstFrames = [];
    window.readStyles = () =>
      [...document.querySelectorAll("main :is(section, form) *")].map((element) => {
        const { className } = element;
        const { display, margin, padding, borderRadius, backgroundImage } =
          getComputedStyle(element);
        return [className, display, margin, padding, borderRadius, backgroundImage].join(" ");
      });
    const observer = new MutationObserver(() => window.firstFrames.push(window.readStyles()));
    addEventListener("startup:hydrated", () => {
      for (const main of document.querySelectorAll("main")) {
        observer.observe(main, { childList: true });
      }
    });
  });
});

/** Opens a page by its link in the header, from the bottom of another page. */
async function follow(page: Page, name: string, path: string) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  // Skips the splash of the application form.
  await page.keyboard.press("Escape");
  await page.waitForLoadState("networkidle");
}

const stylesOf = (page: Page) => page.evaluate(() => window.readStyles());

test("each page has all its styles from its first frame", async ({ page }) => {
  await openPage(page, "/");
  for (const [name, path] of [
    ["About", "/aboutus"],
    ["Program", "/program"],
    ["Review", "/reviews"],
    ["APPLY", "/apply"],
    ["Home", "/"],
  ] as const) {
    await follow(page, name, path);
    const [first] = await page.evaluate(() => window.firstFrames.splice(0));
    expect(first, `styles of ${path} in its first frame`).toEqual(await stylesOf(page));
  }
});

test("a page whose style sheet fails loads it again", async ({ page, allow }) => {
  allow.console(/Failed to load resource/);
  await openPage(page, "/");
  await page.route("**/*.css", (route) => route.abort());
  await follow(page, "Program", "/program");
  const unstyled = await stylesOf(page);

  await page.unroute("**/*.css");
  await follow(page, "Review", "/reviews");
  await follow(page, "Program", "/program");
  const styled = await stylesOf(page);
  expect(styled).not.toEqual(unstyled);
  await page.reload();
  await expect.poll(() => stylesOf(page)).toEqual(styled);
  await page.route("**/styles-*.css", (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect.poll(() => stylesOf(page)).toEqual(styled);
});
