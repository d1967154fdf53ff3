import * as z from "zod";

import { expect, noScript } from "../support/fixtures/site.ts";
import { layOutAllSections, replaceUserStyles } from "../support/page/settle.ts";

/** The two that have every kind of data. */
const pages = {
  "/": ["EducationalOrganization", "VideoObject", "VideoObject", "VideoObject"],
  "/program": ["EducationalOrganization", "Course", "VideoObject"],
};

const graphSchema = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });

/** The values with one of the keys, at any depth. */
function valuesOf(keys: readonly string[], data: unknown, key = ""): string[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesOf(keys, entry, key));
  if (typeof data !== "object" || data === null) return keys.includes(key) ? [String(data)] : [];
  return Object.entries(data).flatMap(([name, value]) => valuesOf(keys, value, name));
}

/** Letters and digits alone, because style sheets change the case, and paragraphs the spaces. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

// Without JavaScript, everything on a page is visible.
noScript("a page’s structured data match its visible content", async ({ page, request }) => {
  for (const [path, types] of Object.entries(pages)) {
    await page.goto(path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const things = graphSchema.parse(JSON.parse(json ?? ""))["@graph"];
    const found = things.map((thing) => thing["@type"]);
    expect(found, path).toEqual(types);

    await replaceUserStyles(page, layOutAllSections);
    const shown = lettersOf(await page.locator("body").innerText());
    const told = ["name", "description", "slogan", "text", "price", "priceCurrency"];
    // Another test compares the start dates with the content (tests/pages/rendered-pages.test.ts).
    const texts = things.flatMap((thing) => valuesOf(told, { ...thing, hasCourseInstance: [] }));
    for (const text of texts) expect.soft(shown, `${path}: ${text}`).toContain(lettersOf(text));

    for (const address of valuesOf(["sameAs", "contentUrl"], things)) {
      await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    }
    for (const address of valuesOf(["logo", "thumbnailUrl"], things)) {
      const picture = await request.get(address);
      expect(picture.headers()["content-type"], address).toMatch(/^image\/(png|jpeg)$/);
    }
    for (const address of valuesOf(["url"], things)) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});
