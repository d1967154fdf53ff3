import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

/** Records the styles of a page's content in the frame in which it replaces another page's. */
function recordStyles(main: Element) {
  const read = () =>
    [...main.querySelectorAll(":is(section, form) *")].map((element) => {
      const { display, margin, padding, borderRadius, backgroundImage } = getComputedStyle(element);
      return [element.className, display, margin, padding, borderRadius, backgroundImage].join(" ");
    });
  const frames: string[][] = [];
  new MutationObserver(() => frames.push(read())).observe(main, { childList: true });
  return { first: () => frames.splice(0)[0], now: read };
}

test("a page that a link opens has all its styles from its first frame", async ({ page }) => {
  // As if the browser had dropped React Router's preloaded sheets: interception turns off the cache.
  await page.route("**/*.css", (route) => route.continue());
  await page.addInitScript(() => (DOMTokenList.prototype.supports = () => false));
  await openPage(page, "/");
  const styles = await page.getByRole("main").evaluateHandle(recordStyles);
  const header = page.getByRole("banner");
  const links = await header.getByRole("link").all();
  const paths = new Set(await Promise.all(links.map((link) => link.getAttribute("href"))));
  // Home comes last, because it is open already.
  const others = [...paths].filter((path) => path !== "/");
  expect(others.length).toBeGreaterThan(3);
  for (const path of [...others, "/"]) {
    await header.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(String(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // Skips the splash of the application form.
    await page.keyboard.press("Escape");
    await page.waitForLoadState("networkidle");
    const [first, now] = await styles.evaluate((recorded) => [recorded.first(), recorded.now()]);
    expect(first, `styles of ${path} in its first frame`).toEqual(now);
  }
});
