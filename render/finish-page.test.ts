import { expect, test } from "vitest";

import { finishPage } from "./finish-page.ts";
import { parseStyles } from "./styles/parse-styles.ts";

const styles = { sheet: "/assets/styles-1.css", ...parseStyles(".title{color:red}").critical };

const html = [
  '<html><head><style data-page-styles="">…</style><script>theme()</script>',
  '<script type="application/ld+json">{}</script></head><body><h1 class="title">Words</h1>',
  '<span id="fold" hidden=""></span>',
  '<script type="text/deferred" data-preload="/a.js">context()\nimport "/a.js";</script>',
  "</body></html>",
].join("");

test("a page that lacks its inline styles, the marker of the fold or its deferred scripts cannot be rendered", () => {
  for (const [part, message] of [
    ["data-page-styles", "no <style data-page-styles>"],
    ['id="fold"', 'no <span id="fold">'],
    ["data-preload", "no deferred scripts"],
  ] as const) {
    expect(() => finishPage(html.replace(part, "data-other"), styles)).toThrow(message);
  }
});
