import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { finishPage, inlineSources } from "./finish-page.ts";
import { parseStyles } from "./styles/parse-styles.ts";

const styles = { sheet: "/assets/styles-1.css", ...parseStyles(".title{color:red}").critical };

const html = [
  '<html><head><style data-page-styles="">…</style><script>theme()</script>',
  '<script type="application/ld+json">{}</script></head><body><h1 class="title">Words</h1>',
  '<span id="fold" hidden=""></span>',
  '<script type="text/deferred" data-preload="/a.js">context()\nimport "/a.js";</script>',
  "</body></html>",
].join("");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page’s deferred scripts are moved into a file that browsers do not load automatically", () => {
  const { html: page, startFile } = finishPage(html, styles);
  expect(startFile.text).toBe('context()\nimport "/a.js";');
  expect(page).toContain(
    `<script type="text/deferred" data-preload="/a.js" data-src="${startFile.path}"></script>`,
  );
});

test("a page that lacks its inline styles, the marker of the fold or its deferred scripts cannot be rendered", () => {
  for (const [part, message] of [
    ["data-page-styles", "no <style data-page-styles>"],
    ['id="fold"', 'no <span id="fold">'],
    ["data-preload", "no deferred scripts"],
  ] as const) {
    expect(() => finishPage(html.replace(part, "data-other"), styles)).toThrow(message);
  }
});

test("a page’s content security policy allows only its own inline scripts and styles", () => {
  const { html: page } = finishPage(html, styles);
  expect(inlineSources(page)).toEqual({
    scripts: [hash("theme()"), hash(" ")],
    styles: [hash("@layer ;.title{color:red}")],
  });
});
