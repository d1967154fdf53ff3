import { PAGES } from "../support/page/page-paths.ts";
import { expect, test } from "../support/fixtures/site.ts";

test("every page has a unique title and description", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("title")).toHaveCount(1);
    titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    const text = await description.getAttribute("content");
    expect(text?.length, path).toBeGreaterThan(50);
    expect(text?.length, path).toBeLessThan(200);
    descriptions.add(text);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test("every page has Open Graph tags for its title, description and picture", async ({
  page,
  request,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
    expect(await page.title()).toContain(await tag("og:title"));
    expect(await tag("og:description")).toBe(
      await page.locator('meta[name="description"]').getAttribute("content"),
    );
    expect(await tag("og:url")).toBe(path);
    expect(await tag("og:image:alt")).not.toBe("");
    const card = await request.get((await tag("og:image")) ?? "");
    expect(card.headers()["content-type"]).toBe("image/jpeg");
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [String(image.naturalWidth), String(image.naturalHeight)];
    }, card.url());
    expect(size).toEqual([await tag("og:image:width"), await tag("og:image:height")]);
  }
});

test("URLs with a start date or a success notice have the plain page’s canonical URL", async ({
  page,
}) => {
  await page.goto("/apply/May%205th%202025");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "/apply");
  await page.goto("/?sent=contact");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", "/");
});

test("search engines may index every page, but no 404 page", async ({ page, allow }) => {
  allow.console(/status of 404/);
  const robots = page.locator('meta[name="robots"]');
  for (const path of PAGES) {
    await page.goto(path);
    await expect(robots, path).toHaveCount(0);
  }
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(robots).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
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
