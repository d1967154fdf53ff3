import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { StructuredData } from "./structured-data.tsx";

const hostile = vi.hoisted(() => "</script><script>alert(1)</script>");

vi.mock("./page-data.ts", () => ({
  pageData: () => ({ name: hostile, text: "/ is not a path", url: "/apply", sameAs: "https://a" }),
}));

/** The JSON in the page of a site with this public URL. */
function json(siteUrl?: string): string {
  const router = createElement(MemoryRouter, null, createElement(StructuredData));
  const html = renderToStaticMarkup(withContent(router, {}, { siteUrl }));
  return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
}

test("text in the structured data cannot close its script element", () => {
  expect(json()).not.toContain("<");
  expect(JSON.parse(json())).toMatchObject({ name: hostile });
});

test("with SITE_URL set, URLs in the structured data are absolute", () => {
  expect(JSON.parse(json())).toMatchObject({ url: "/apply" });
  expect(JSON.parse(json("https://www.example.com"))).toEqual({
    name: hostile,
    text: "/ is not a path",
    url: "https://www.example.com/apply",
    sameAs: "https://a",
  });
});
