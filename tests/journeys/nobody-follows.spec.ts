import { allPictures } from "../support/pictures.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";

const paths = [...PAGES, "/nowhere"];

for (const path of paths) {
  test(`reading ${path} sets no cookie, keeps nothing and asks nobody else for anything`, async ({
    page,
    context,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    const cookies: string[] = [];
    // Of the whole context: workers and frames are heard too.
    context.on("request", (request) => {
      if (new URL(request.url()).origin !== baseURL && !request.url().startsWith("data:")) {
        elsewhere.push(request.url());
      }
    });
    context.on("response", async (response) => {
      const cookie = await response.headerValue("set-cookie");
      if (cookie) cookies.push(cookie);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 400) await page.mouse.wheel(0, 400);
    await allPictures(page);
    await page.waitForLoadState("networkidle");

    expect(elsewhere).toEqual([]);
    expect(cookies).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(kept).toEqual([]);
  });
}
