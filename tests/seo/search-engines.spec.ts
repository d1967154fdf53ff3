import sharp from "sharp";

import { expect, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";

// Parses the HTML in a blank page, which loads and runs nothing: six times as fast as a page load.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ allow }) => {
  // A blank page has no URL against which relative URLs could be resolved.
  allow.console(/preload> has an invalid `href` value/);
});

test("every page has its own title, description, URL and card", async ({ page, request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of PAGES) {
    const response = await request.get(path.toUpperCase());
    expect(response.status(), path).toBe(200);
    await page.setContent(await response.text());
    await expect(page.locator("title")).toHaveCount(1);
    titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    const text = await description.getAttribute("content");
    expect(text?.length, path).toBeGreaterThan(50);
    expect(text?.length, path).toBeLessThan(200);
    descriptions.add(text);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);

    const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    expect(await page.title()).toContain(await tag("og:title"));
    expect(await tag("og:description")).toBe(text);
    expect(await tag("og:url")).toBe(path);
    expect(await tag("og:image:alt")).not.toBe("");
    const card = await request.get((await tag("og:image")) ?? "");
    expect(card.headers()["content-type"]).toBe("image/jpeg");
    const { width, height } = await sharp(await card.body()).metadata();
    expect([`${width}`, `${height}`]).toEqual([
      await tag("og:image:width"),
      await tag("og:image:height"),
    ]);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test("a page has one canonical URL", async ({ page, request }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const current = page.getByRole("banner").locator("[aria-current]");
  for (const [url, path] of [
    ["/program", "/program"],
    ["/Program", "/program"],
    ["/program/", "/program"],
    ["/apply/May%205th%202025", "/apply"],
    ["/?sent=contact", "/"],
  ] as const) {
    await page.setContent(await (await request.get(url)).text());
    await expect(canonical, url).toHaveAttribute("href", path);
    if (path === "/program") await expect(current, url).toHaveText("Program");
  }
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  await page.setContent(await response.text());
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test("robots.txt, the web app manifest and its icons are served", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain("User-agent: *");

  const manifest = await request.get("/site.webmanifest");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons } = await manifest.json();
  expect(name).toBe("Banderas TEFL");
  expect(icons).toHaveLength(3);
  for (const { src, type } of icons) {
    expect((await request.get(src)).headers()["content-type"]).toContain(type);
  }
});
