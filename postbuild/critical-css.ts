import { createHash } from "node:crypto";
import Beasties from "beasties";
import { type AtRule, parse, type Root } from "postcss";

const PAGE_STYLES = /(<style data-page-styles(?:="")?>)([\s\S]*?)(<\/style>)/;
const FOLD = /(<div id="fold" hidden="">)(<\/div>)/;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/**
 * Inlines only critical CSS, the rules that match an element above <FoldMarker />, so that the page
 * fits into the first 14.6 KB. The whole style sheet is linked at the fold, to keep rules in order.
 * @throws when the page has no styles or no fold marker
 */
export async function splitStyles(html: string) {
  const text = PAGE_STYLES.exec(html)?.[2];
  const fold = FOLD.exec(html);
  if (!text)
    throw new Error("A page has no <style data-page-styles>: see app/startup/page-styles.tsx.");
  if (!fold) throw new Error('A page has no <div id="fold">: see app/startup/fold-marker.tsx.');

  const linked = linkedStyles(text);
  const hash = createHash("sha256").update(linked).digest("base64url").slice(0, 8);
  const file = `assets/styles-${hash}.css`;
  const aboveFold = html.slice(0, fold.index).replaceAll(SCRIPTS, "");
  return {
    html: withStyles(html, await criticalCss(aboveFold, text)).replace(
      FOLD,
      // The empty script stops Firefox from painting below the link before the sheet is loaded.
      `$1<link rel="stylesheet" href="/${file}"/><script> </script>$2`,
    ),
    styleSheet: { file, text: linked },
  };
}

/**
 * The linked style sheet: without fonts that every page inlines, and without Tailwind's fallback
 * for browsers without `@property`, which are older than the README's minimum versions.
 */
function linkedStyles(styles: string): string {
  const sheet = parse(styles);
  sheet.walkAtRules((rule) => {
    const isInlined = rule.name === "font-face" && !isDeferred(rule);
    if (isInlined || (rule.name === "layer" && rule.nodes && rule.params === "properties")) {
      rule.remove();
    }
  });
  return String(sheet);
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
    // Kept apart, because Beasties removes @font-face rules of families that only variables name.
    else if (rule.name === "font-face") faces.push(rule.remove());
  });
  // Transitions are not needed before the whole style sheet is loaded.
  sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
  const used = parse(await usedStyles(page, sheet));
  // Safari supports the unprefixed property for the values used here.
  used.walkDecls("-webkit-text-decoration", (declaration) => void declaration.remove());
  removeUnusedProperties(used);
  // A layer's first mention defines its order, so layers without critical rules are listed, too.
  return `@layer ${[...layers].join(",")};${faces.join("")}${used}`;
}

/** Whether a rule is never critical, such as rules for print, no-js, hover or deferred fonts. */
function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "media") return /print|scripting|forced-colors|prefers-contrast|hover/.test(params);
  if (name === "supports")
    return /:popover-open|animation-timeline|position-area|overflow-anchor/.test(params);
  if (name === "layer") return params === "properties";
  return name === "font-face" && /(quotes|latin|latin-ext|basic)-/.test(nodes.join(";"));
}

/** Removes custom properties that only other rules of the whole style sheet read. */
function removeUnusedProperties(styles: Root): void {
  const text = styles.toString();
  const isUnused = (name: string) => !new RegExp(`var\\(${name}\\b(?!-)`).test(text);
  styles.walkAtRules("property", (rule) => {
    if (isUnused(rule.params)) rule.remove();
  });
  styles.walkDecls(/^--/, (declaration) => {
    if (isUnused(declaration.prop)) declaration.remove();
  });
}

/** The rules that match an element of the page in any state. */
async function usedStyles(page: string, sheet: Root): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    allowRules: [
      // Kept, because scripts set attributes on the root element later.
      /^(html|:root)\b/,
      ...selectorsWithin(sheet, withStyles(page, "")),
    ],
    logLevel: "silent",
  });
  const pruned = await beasties.process(withStyles(page, String(sheet)));
  return PAGE_STYLES.exec(pruned)?.[2] ?? "";
}

/** Selectors such as `:where(.rows > *)` for classes of the page, which Beasties would remove. */
function selectorsWithin(sheet: Root, page: string): string[] {
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    const [, name] = /^:where\(\.([\w-]+)/.exec(rule.selector) ?? [];
    if (name && page.includes(name)) selectors.push(...rule.selectors);
  });
  return selectors;
}
