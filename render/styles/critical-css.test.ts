import { expect, test } from "vitest";

import { splitStyles } from "./critical-css.ts";
import { parseStyles } from "./parse-styles.ts";

const fold = '<span id="fold" hidden=""></span>';

/** Splits the styles of a page; returns the whole page and its critical CSS. */
function split(styles: string, aboveFold: string) {
  const { critical } = parseStyles(styles);
  const html = `<html lang="en"><style data-page-styles="">${styles}</style>${aboveFold}${fold}<p class="later">More</p></html>`;
  const page = splitStyles(html, { sheet: "/assets/styles-1.css", ...critical });
  return { page, inlined: /<style[^>]*>(.*?)<\/style>/.exec(page)?.[1] };
}

test("a page inlines only the rules that match above the fold, and links the whole style sheet at the fold", () => {
  const { page, inlined } = split(".title{color:red}.later{color:blue}", '<h1 class="title">');
  expect(inlined).toBe("@layer ;.title{color:red}");
  expect(page).toContain(
    '<span id="fold" hidden=""><link rel="stylesheet" href="/assets/styles-1.css"/>',
  );
});

test("a rule is critical if the page has every part of its selector, in any place and state", () => {
  const page = '<header class="group wide&lt;9 a:b"><a id="home" aria-current="page" href="/">';
  for (const [selector, isCritical] of [
    ["*", true],
    ["a", true],
    ["a:hover", true],
    ["a::before", true],
    [".group>a", true],
    ["#home", true],
    ["a[aria-current=page]", true],
    ["a[href]", true],
    [".wide\\<9", true],
    [".a\\:b", true],
    [":where(.group):has(#home) a", true],
    [":is(.other,.group) a:not(.other)", true],
    [":root[data-theme=dark] a", true],
    [".group .other", false],
    ["a[aria-current=date]", false],
    [":is(.other,#none) a", false],
    [".group:has(.other)", false],
    ["p", false],
    ["::selection", false],
  ] as const) {
    const { inlined } = split(`${selector}{color:red}`, page);
    expect(inlined, selector).toBe(isCritical ? `@layer ;${selector}{color:red}` : "@layer ;");
  }
});

test("of a list of selectors, a page inlines only those that match", () => {
  expect(split("a,b,i{color:red}", "<a><i>").inlined).toBe("@layer ;a,i{color:red}");
});

test("layers keep their order, and blocks without a critical rule are left out", () => {
  const styles =
    "@layer base{b{color:red}}@layer parts{a{color:red}}@media (width>=48rem){b{top:0}}";
  expect(split(styles, "<a>").inlined).toBe("@layer base,parts;@layer parts{a{color:red}}");
});

test("rules for print, hover, no-js and transitions wait for the whole style sheet", () => {
  const styles =
    "@media print{a{top:0}}@media (hover:hover){a{top:0}}@media (scripting:none){a{top:0}}a{top:1px;transition:top 1s}";
  expect(split(styles, "<a>").inlined).toBe("@layer ;a{top:1px}");
});

test("custom properties, keyframes and registered properties are inlined where they are used", () => {
  const used = "@keyframes turn{to{rotate:1turn}}@property --gap{syntax:'*';inherits:false}";
  const others = "@keyframes fade{to{opacity:0}}@property --far{syntax:'*';inherits:false}";
  const { inlined } = split(
    `:root{--ink:#123;--ink-soft:#456}a{color:var(--ink);margin:var(--gap);animation:1s turn}${used}${others}`,
    "<a>",
  );
  expect(inlined).toBe(
    `@layer ;:root{--ink:#123}a{color:var(--ink);margin:var(--gap);animation:1s turn}${used}`,
  );
});

test("fonts above the fold are inlined in every page and left out of the file", () => {
  const [first, later] = ["latin", "headings"].map(
    (name) => `@font-face{src:url(${name}-1.woff2)}`,
  );
  const { linked, critical } = parseStyles(`${first}${later}`);
  expect(critical.head).toBe(`@layer ;${later}`);
  expect(linked).toBe(first);
});
