import { PAGES } from "../support/page/page-paths.ts";
import { readToTheEnd } from "../support/page/pictures-loaded.ts";
import { expect, test } from "../support/fixtures/site.ts";

// Not checked here: requests to third parties, which make every browser test fail.
test("reading the pages sets no cookie and stores nothing in the browser", async ({
  page,
  context,
  allow,
}) => {
  allow.console(/status of 404/);
  const cookies: string[] = [];
  // Listen on the context, which includes the responses to workers and frames.
  context.on("response", async (response) => {
    const cookie = await response.headerValue("set-cookie");
    if (cookie) cookies.push(`${response.url()}: ${cookie}`);
  });
  for (const path of [...PAGES, "/nowhere"]) {
    await page.goto(path);
    await readToTheEnd(page);
    await page.waitForLoadState("networkidle");
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect.soft(stored, path).toEqual([]);
  }
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
