import { foldOf, startPiecewiseProxy } from "../support/page/piecewise-proxy.ts";
import { expect, interactive, test as base } from "../support/fixtures/site.ts";
import { cardOf, modalOf } from "../support/components/page-parts.ts";

/** A test in a browser with classic scroll bars, which make the page narrower. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 1280, height: 1000 } });
// One worker, so that this browser is started once.
test.describe.configure({ mode: "default" });

test("a page keeps its width when its end arrives", async ({ page, siteProcess }) => {
  for (const path of ["/", "/apply"]) {
    const proxy = await startPiecewiseProxy(siteProcess.url, (html) => [foldOf(html)]);
    const width = () => page.getByRole("main").evaluate((main) => main.clientWidth);
    await page.goto(proxy.url + path, { waitUntil: "commit" });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
      .toBeGreaterThan(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const before = await width();

    proxy.sendNext();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await width(), path).toBe(before);
    expect(before, "the scroll bar makes the page narrower").toBeLessThan(
      await page.evaluate(() => window.innerWidth),
    );
    await page.goto("about:blank");
    proxy.close();
  }
});

test("the page behind an open video does not scroll or shift", async ({ page }) => {
  await page.goto("/");
  await cardOf(page).scrollIntoViewIfNeeded();
  await interactive(page);
  const place = () => page.getByRole("heading", { name: "REAL STORIES" }).boundingBox();
  const before = await place();
  expect(await page.evaluate(() => window.innerWidth - document.body.clientWidth)).toBeGreaterThan(
    0,
  );

  await cardOf(page).click();
  await expect(modalOf(page).dialog).toBeVisible();
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press("End");
  await expect.poll(place).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(modalOf(page).dialog).toHaveCount(0);
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(place).not.toEqual(before);
});
