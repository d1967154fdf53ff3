import { expect, test } from "vitest";

import { siteFiles } from "./site-files.ts";
import { sitePages } from "./site-pages.ts";

test("the sitemap lists every page once, absolute, in lower case and without a slash at the end", () => {
  const sitemap = siteFiles("https://www.example.com").get("/sitemap.xml") ?? "";
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed).toEqual(sitePages.map(({ path }) => `https://www.example.com${path}`));
  expect(listed.join("")).toMatch(/^[a-z:/.]+$/);
});

test("search engines are let in, and told of the sitemap", () => {
  const robots = siteFiles("https://www.example.com").get("/robots.txt");
  expect(robots).toContain("User-agent: *");
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain("Sitemap: https://www.example.com/sitemap.xml");
});

test("a site that does not know its address has no sitemap and names none", () => {
  const files = siteFiles(undefined);
  expect(files.has("/sitemap.xml")).toBe(false);
  expect(files.get("/robots.txt")).not.toContain("Sitemap");
});
