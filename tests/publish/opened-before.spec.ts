import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";

import { sendMessage } from "../support/components/page-parts.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { runSite } from "../support/processes/site-process.ts";
import { studioDatabase } from "../support/processes/studio-process.ts";
import { content } from "../support/site-content.ts";

test("a page opened before a publish goes on working", async ({ page, context, mailServer }) => {
  const database = await studioDatabase();
  const site = await runSite({ DATABASE_URL: database.url, SMTP_URL: mailServer.url });
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/errors")) reports.push(String(request.postData()));
  });
  // The scripts of this page are asked for only after the publish.
  const published = Promise.withResolvers<void>();
  await page.route(/\/(?:assets|content)\/.*\.js$/, async (route) => {
    await published.promise;
    await route.continue();
  });
  await page.goto(site.url);
  const before = readDocuments(BUILT_IN_DOCUMENTS);
  const course = { ...Object(before["course"]), price: { amount: 4321, currency: "USD" } };
  await database.store.content.versions.publish({
    basedOn: 0,
    by: "ana",
    now: Date.now(),
    message: null,
    changes: [],
    drafts: [],
    documents: { ...before, course },
    published: before,
  });
  const program = async () => (await fetch(`${site.url}/program`)).text();
  // Rendering has the lowest priority, so that visitors are answered first.
  const isShown = async () => (await program()).includes("4321 USD");
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  published.resolve();

  await page.evaluate(() => document.documentElement.setAttribute("data-opened", "before"));
  await page.getByRole("banner").getByRole("link", { name: "Program", exact: true }).click();
  const old = page.getByText(`Tuition is ${content.course.price.amount} USD`).first();
  await expect(old).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("data-opened", "before");
  await sendMessage(page, "before@example.com", "Sent from the page before the publish");
  const texts = () => mailServer.received.map(({ text }) => text).join();
  await expect.poll(texts).toContain("Sent from the page before the publish");
  expect(reports, "HTML that differs from what React renders").toEqual([]);

  const later = await context.newPage();
  await later.goto(`${site.url}/program`);
  await expect(later.getByText("Tuition is 4321 USD").first()).toBeAttached();
  for (const opened of context.pages()) await opened.goto("about:blank");
  await site.end("SIGTERM");
  await database.remove();
});
