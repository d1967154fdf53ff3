import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { SeoMeta } from "./seo-meta.tsx";

afterEach(() => vi.unstubAllEnvs());

function head(): string {
  return renderToStaticMarkup(
    createElement(SeoMeta, { title: "Program", description: "What", path: "/program" }),
  );
}

test("a page is shared under its one absolute address, with its card", () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  expect(head()).toContain('<link rel="canonical" href="https://www.example.com/program"/>');
  expect(head()).toContain('<meta property="og:url" content="https://www.example.com/program"/>');
  expect(head()).toContain('content="https://www.example.com/brand/social-card.jpg"');
});

test("a page that does not know where it is published names its path", () => {
  vi.stubEnv("SITE_URL", undefined);
  expect(head()).toContain('<link rel="canonical" href="/program"/>');
});
