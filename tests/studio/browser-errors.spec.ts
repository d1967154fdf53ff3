import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixtures/running-studio.ts";
import { openPage } from "../support/fixtures/site.ts";
import { startSite } from "../support/processes/site-process.ts";

const TYPED = "Mina Okafor, mina@example.com";

/** Adds an element to each field before hydration, as password managers do. */
const changeBeforeHydration = (page: Page) =>
  page.addInitScript((typed) => {
    addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll("input, textarea")) {
        field.insertAdjacentText("afterend", typed);
      }
    });
  }, TYPED);

/** Throws in a page's script, as it is evaluated; the error quotes what a visitor typed. */
const breakScript = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const body = await (await route.fetch()).text();
    const thrown = `throw new RangeError(${JSON.stringify(TYPED)});`;
    const contentType = "text/javascript";
    await route.fulfill({ contentType, body: body.replace(/^(import[^;]*;)*/, `$&${thrown}`) });
  });

const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));

test("errors in visitors’ browsers are counted", async ({
  page,
  context,
  database,
  studio,
  watch,
}) => {
  watch.console(/React error #418|status of 404|Mina Okafor|route module|Failed to fetch|foreign/);
  // The style of the page that React draws anew.
  watch.console(/Applying inline style/);
  const site = await startSite({ DATABASE_URL: database.url, SMTP_URL: "smtp://127.0.0.1:9" });
  const visit = async (path: string, prepare: (page: Page) => Promise<unknown>) => {
    const visitor = await context.newPage();
    await prepare(visitor);
    await visitor.goto(site.url + path);
    return visitor;
  };
  await visit("/apply/May%205th%202025?name=Mina", changeBeforeHydration);
  await visit("/program", (visitor) => breakScript(visitor, "entry.client"));
  await visit("/reviews", (visitor) => removeChunk(visitor, "site"));
  const fromHome = await context.newPage();
  await removeChunk(fromHome, "program");
  await openPage(fromHome, site.url);
  await fromHome.evaluate(() => setTimeout(() => reportError(new Error("foreign"))));
  await fromHome.getByRole("banner").getByRole("link", { name: "Program" }).hover();

  const counts = () => database.store.browserErrors.counts({ from: "0", to: "9" });
  await expect.poll(async () => (await counts()).length).toBe(4);
  const [day] = new Date().toISOString().split("T");
  const common = { day, count: 1, browser: expect.stringMatching(/^Chrome \d+ on \w+$/) };
  const release = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect((await counts()).toSorted((a, b) => (a.page < b.page ? -1 : 1))).toEqual([
    { ...common, page: "/", kind: "file", error: "", release },
    { ...common, page: "/apply", kind: "hydration", error: "418", release },
    { ...common, page: "/program", kind: "uncaught", error: "RangeError", release },
    // No script ran that knows its build.
    { ...common, page: "/reviews", kind: "file", error: "", release: "" },
  ]);
  await site.stop();

  await page.goto(`${studio.url}/technician`);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Pages in visitors’ browsers" }) });
  await expect(card).toContainText("Browsers have reported 4 errors");
  await expect(card).toContainText("1 × /apply: something else had changed the page (418), Chrome");
  const [one] = await counts();
  if (one) await database.store.browserErrors.add([{ ...one, count: 20 }], "0");
  await page.reload();
  await expect(card).toContainText("Look at this");
  await expect(card).toContainText("show this list to your technician");
});
