import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { content } from "../../tests/support/site-content.ts";
import { withContent } from "../../tests/support/components/with-content.ts";
import { SeoMeta } from "./seo-meta.tsx";
import { SiteIcons } from "./site-icons.tsx";

test("with SITE_URL set, a page’s canonical URL and its social card’s URL are absolute", () => {
  const meta = createElement(SeoMeta, { title: "Program", description: "What", path: "/program" });
  const siteUrl = "https://www.example.com";
  const html = renderToStaticMarkup(withContent(meta, {}, { siteUrl }));
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/program"/>');
  expect(html).toContain('<meta property="og:url" content="https://www.example.com/program"/>');
  expect(html).toContain('content="https://www.example.com/brand/social-card.jpg"');
});

test("the school’s own icon takes the place of the delivered ones", () => {
  const icon = { file: "people/helen", alt: "", width: 400, height: 400 };
  const photographs = { ...content.photographs, icon };
  const html = renderToStaticMarkup(withContent(createElement(SiteIcons), { photographs }));
  expect(html.match(/people\/helen[^"]*\.jpg/g)).toHaveLength(2);
  expect(html).not.toContain("favicon");
});
