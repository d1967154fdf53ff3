import { createHash } from "node:crypto";
import Beasties from "beasties";
import { type AtRule, parse, type Root } from "postcss";

const PAGE_STYLES = /(<style data-page-styles(?:="")?>)([\s\S]*?)(<\/style>)/;
const FOLD = /(<div id="fold" hidden="">)(<\/div>)/;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/**
 * Leaves in a page the critical CSS only: what is above the fold needs nothing else, and the page
 * fits into a server's first 14.6 KB. The whole style sheet is linked at the fold; it holds the
 * critical rules again, so that their order does not change. Critical are the rules that match an
 * element above the page's <FoldMarker />, without those that `isDeferred` names.
 * @throws when the page has no styles or no fold marker
 */
export async function splitStyles(html: string) {
  const text = PAGE_STYLES.exec(html)?.[2];
  const fold = FOLD.exec(html);
  if (!text)
    throw new Error("A page has no <style data-page-styles>: see app/startup/page-styles.tsx.");
  if (!fold) throw new Error('A page has no <div id="fold">: see app/startup/fold-marker.tsx.');

  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const file = `assets/styles-${hash}.css`;
  const aboveFold = html.slice(0, fold.index).replaceAll(SCRIPTS, "");
  return {
    html: withStyles(html, await criticalCss(aboveFold, text)).replace(
      FOLD,
      // Firefox paints on below a style sheet in the body, but not below a script: an empty one.
      `$1<link rel="stylesheet" href="/${file}"/><script> </script>$2`,
    ),
    styleSheet: { file, text },
  };
}

function withStyles(html: string, styles: string): string {
  return html.replace(PAGE_STYLES, (_, before, _all, after) => before + styles + after);
}

async function criticalCss(page: string, styles: string): Promise<string> {
  const sheet = parse(styles);
  const layers = new Set<string>();
  const faces: AtRule[] = [];
  sheet.walkAtRules((rule) => {
    if (rule.name === "layer" && rule.parent === sheet) layers.add(rule.params);
    if (isDeferred(rule)) rule.remove();
    // Beasties removes @font-face rules whose families are named by variables only.
    else if (rule.name === "font-face") faces.push(rule.remove());
  });
  // Nothing changes above the fold before the whole style sheet is there.
  sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
  const used = parse(await usedStyles(page, sheet));
  removeUnusedProperties(used);
  // The first mention gives a layer its rank: mention those without critical rules, too.
  return `@layer ${[...layers].join(",")};${faces.join("")}${used}`;
}

/** Rules for print, forced colours, no-js, old browsers, hover and scrolling, and late fonts. */
function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "media") return /print|scripting|forced-colors|prefers-contrast|hover/.test(params);
  if (name === "supports")
    return /:popover-open|animation-timeline|position-area|overflow-anchor/.test(params);
  if (name === "layer") return params === "properties";
  return name === "font-face" && /(quotes|latin|latin-ext|basic)-/.test(nodes.join(";"));
}

/** Tailwind registers every property of its utilities. */
function removeUnusedProperties(styles: Root): void {
  const text = styles.toString();
  styles.walkAtRules("property", (rule) => {
    if (!text.includes(`var(${rule.params}`)) rule.remove();
  });
}

/** The rules that match an element of the page, whatever state it may be in. */
async function usedStyles(page: string, sheet: Root): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    allowRules: [
      // Scripts set attributes on the root element later.
      /^(html|:root)\b/,
      ...selectorsWithin(sheet, withStyles(page, "")),
    ],
    logLevel: "silent",
  });
  const pruned = await beasties.process(withStyles(page, String(sheet)));
  return PAGE_STYLES.exec(pruned)?.[2] ?? "";
}

/** Beasties does not look into selectors like `:where(.rows > *)`: those for classes of the page. */
function selectorsWithin(sheet: Root, page: string): string[] {
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    const [, name] = /^:where\(\.([\w-]+)/.exec(rule.selector) ?? [];
    if (name && page.includes(name)) selectors.push(...rule.selectors);
  });
  return selectors;
}
