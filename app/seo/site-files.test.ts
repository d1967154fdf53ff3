import { expect, test } from "vitest";

import { siteFiles } from "./site-files.ts";
import { sitePaths } from "./site-pages.ts";
import { content } from "../../tests/support/site-content.ts";

test("the sitemap lists every page’s absolute URL once, in lower case, without a trailing slash", async () => {
  const files = await siteFiles(content, "https://www.example.com");
  const sitemap = files.get("/sitemap.xml") ?? "";
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed).toEqual(sitePaths(content).map((path) => `https://www.example.com${path}`));
  expect(listed.join("")).toMatch(/^[a-z:/.]+$/);
});

test("robots.txt allows all crawlers, and has a link to the sitemap if there is one", async () => {
  const robots = (await siteFiles(content, "https://www.example.com")).get("/robots.txt");
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain("Sitemap: https://www.example.com/sitemap.xml");
  const without = await siteFiles(content, undefined);
  expect(without.has("/sitemap.xml")).toBe(false);
  expect(without.get("/robots.txt")).not.toContain("Sitemap");
});
