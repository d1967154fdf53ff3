import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";
import { startSite } from "../support/processes/site-process.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("texts of any kind are shown as they are written", async ({ page }) => {
    // The site is rendered with them.
    test.slow();
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors")) reports.push(String(request.postData()));
    });
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
    const published = Object.fromEntries(
      Object.entries(readDocuments(BUILT_IN_DOCUMENTS)).map(([document, value]) => [
        document,
        written(value, words),
      ]),
    );
    const site = await startSite(
      { SMTP_URL: "smtp://127.0.0.1:9" },
      { published: () => published },
    );
    for (const path of PAGES) {
      await openPage(page, site.url + path);
      expect(await horizontalOverflow(page), path).toBe(0);
      expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
    }
    await openPage(page, `${site.url}/reviews`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await openPage(page, site.url);
    await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
    await expect(page.getByRole("main")).toContainText(text.replaceAll(/\s+/g, " "));
    expect(reports, "HTML that differs from what React renders").toEqual([]);
    await page.goto("about:blank");
    await site.stop();
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
