import { once } from "node:events";
import { createServer } from "node:http";

import { interactive } from "../support/open-page.ts";
import { expect, test as base } from "../support/site.ts";
import { cardOf, modalOf } from "../support/video.ts";

/** A test in a browser whose pages have a scroll bar beside them, as on most desktops. */
const test = base.extend({
  page: async ({ playwright, baseURL, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const viewport = { width: 1280, height: 1000 };
    await use(await browser.newPage({ viewport, ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

/** A line to the site on which a page stops after its first screen, until the rest is let through. */
async function stoppingLine(siteUrl: string) {
  const { promise: letThrough, resolve: letRestThrough } = Promise.withResolvers<void>();
  const line = createServer(async ({ url }, response) => {
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(await answer.bytes());
      return;
    }
    const html = await answer.text();
    const end = html.indexOf("</div>", html.indexOf('id="first-screen-end"'));
    response.write(html.slice(0, end));
    await letThrough;
    response.end(html.slice(end));
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  return {
    url: typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "",
    letRestThrough,
    close: () => line.close().closeAllConnections(),
  };
}

for (const path of ["/", "/apply"]) {
  test(`the first screen of ${path} is as wide on a slow line as the whole page will be`, async ({
    page,
    siteProcess,
  }) => {
    const line = await stoppingLine(siteProcess.url);
    const width = () => page.getByRole("main").evaluate((main) => main.clientWidth);
    await page.goto(line.url + path, { waitUntil: "commit" });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
      .toBeGreaterThan(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const before = await width();

    line.letRestThrough();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await width()).toBe(before);
    expect(before, "as narrow as the scroll bar leaves it").toBeLessThan(
      await page.evaluate(() => window.innerWidth),
    );
    line.close();
  });
}

test("the page behind a video neither scrolls nor shifts", async ({ page }) => {
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
