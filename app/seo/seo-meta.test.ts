import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { withContent } from "../../tests/support/components/with-content.ts";
import { SeoMeta } from "./seo-meta.tsx";

afterEach(() => vi.unstubAllEnvs());

function head(): string {
  return renderToStaticMarkup(
    withContent(
      createElement(SeoMeta, { title: "Program", description: "What", path: "/program" }),
    ),
  );
}

test("with SITE_URL set, a page’s canonical URL and its social card’s URL are absolute", () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  expect(head()).toContain('<link rel="canonical" href="https://www.example.com/program"/>');
  expect(head()).toContain('<meta property="og:url" content="https://www.example.com/program"/>');
  expect(head()).toContain('content="https://www.example.com/brand/social-card.jpg"');
});

test("without SITE_URL, a page’s canonical URL is only a path", () => {
  vi.stubEnv("SITE_URL", undefined);
  expect(head()).toContain('<link rel="canonical" href="/program"/>');
});
