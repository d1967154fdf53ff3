import { priceText } from "#content/course/course.ts";
import type { Page } from "@playwright/test";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { expect, test } from "../support/fixtures/published-pages.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";

const documents = readDocuments(BUILT_IN_DOCUMENTS);

/** The documents with some values of one changed. */
function withChanged(name: string, changes: object): typeof documents {
  return { ...documents, [name]: { ...Object(documents[name]), ...changes } };
}

/** Counts the errors that the pages report, such as HTML that differs from what React renders. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/errors")) reports.push(String(request.postData()));
  });
  return reports;
}

test("a page that was opened before a publish and hydrates after it works, with the content it was opened with", async ({
  page,
  published,
}) => {
  const reports = watchReports(page);
  const before = await published.publish(
    withChanged("course", { price: { amount: 1234, currency: "EUR" } }),
  );
  const publishing = Promise.withResolvers<void>();
  await page.route(/\/content\/|\/start-/, async (route) => {
    await publishing.promise;
    await route.continue();
  });
  await page.goto("/program");
  const after = await published.publish(
    withChanged("course", { price: { amount: 4321, currency: "EUR" } }),
  );
  publishing.resolve();
  await interactive(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(priceText(before.course.price));
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/aboutus/);
  await page.goBack();
  await expect(main).toContainText(priceText(before.course.price));
  expect(reports).toEqual([]);

  await page.reload();
  await expect(main).toContainText(priceText(after.course.price));
  await interactive(page);
  await expect(main).toContainText(priceText(after.course.price));
  expect(reports).toEqual([]);
});

test("the terms are there from every page that links to them, and when the visitor comes back to them", async ({
  page,
  published,
}) => {
  const reports = watchReports(page);
  const parts = [{ heading: "Fees", paragraphs: ["You pay before the course begins."] }];
  await published.publish({ ...documents, terms: { version: "2", parts } });
  const fees = page.getByRole("heading", { name: "Fees" });
  for (const [path, name] of [
    ["/privacy", "Terms"],
    ["/apply", "Terms, version 2"],
  ] as const) {
    await openPage(page, path);
    await page.getByRole("link", { name, exact: true }).click();
    await interactive(page);
    await expect(fees).toBeVisible();
  }
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(fees).toHaveCount(0);
  await page.goBack();
  await expect(fees).toBeVisible();
  await page.goForward();
  await page.reload();
  await interactive(page);
  await page.goBack();
  await expect(fees).toBeVisible();
  expect(reports).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("texts of any kind are shown as they are written, and no page scrolls sideways", async ({
    page,
    published,
  }) => {
    const reports = watchReports(page);
    const heading = "Un curso de cuatro semanas junto al mar ".repeat(8).slice(0, 300).trim();
    const text = `<img src=x onerror="hacked=1"></script><script>hacked=1</script> { a } $& $1 &amp; \u2028 "'\` \\n end`;
    const name = "שרה בת־ציון כהן";
    const words: Readonly<Record<string, string>> = {
      heading,
      title: heading,
      text,
      description: text,
      introduction: text,
      answer: text,
      paragraphs: text,
      alt: text,
      name,
      question: text,
      greeting: text,
    };
    await published.publish(
      Object.fromEntries(
        Object.entries(documents).map(([document, value]) => [document, written(value, words)]),
      ),
    );
    for (const path of PAGES) {
      await openPage(page, path);
      expect(await horizontalOverflow(page), path).toBe(0);
      expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
    }
    await openPage(page, "/reviews");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await openPage(page, "/");
    await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
    await expect(page.getByRole("main")).toContainText(text.replaceAll(/\s+/g, " "));
    expect(reports).toEqual([]);
  });
});

/** The value with other words in the place of its texts, by the key at which they stand. */
function written(value: unknown, words: Readonly<Record<string, string>>, key = ""): unknown {
  if (typeof value === "string") return words[key] ?? value;
  if (Array.isArray(value)) return value.map((entry) => written(entry, words, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, written(entry, words, name)]),
  );
}
