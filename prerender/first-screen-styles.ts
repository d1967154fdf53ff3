import { createHash } from "node:crypto";
import Beasties from "beasties";
import { type AtRule, parse, type Root } from "postcss";

const PAGE_STYLES = /(<style data-page-styles(?:="")?>)([\s\S]*?)(<\/style>)/;
const FIRST_SCREEN_END = /(<div id="first-screen-end" hidden="">)(<\/div>)/;
const LATER_FACES = /Fraunces Fallback[^]*400/;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/** A page in two parts: its first screen’s styles are in it, the whole style sheet is a file. */
export interface SplitPage {
  html: string;
  styleSheet: { file: string; text: string };
}

/**
 * Leaves in a page only those styles that its first screen needs, so that it fits into a server’s
 * first few packets. All styles come in a file, for which browsers wait where the first screen
 * ends; it holds the first ones again, so their order does not change.
 * @throws when the page does not hold its styles, or does not say where its first screen ends
 */
export async function splitStyles(html: string): Promise<SplitPage> {
  const text = PAGE_STYLES.exec(html)?.[2];
  const end = FIRST_SCREEN_END.exec(html);
  if (!text || !end) throw new Error("A page has no styles, or no end of its first screen.");

  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const file = `assets/styles-${hash}.css`;
  const firstScreen = html.slice(0, end.index).replaceAll(SCRIPTS, "");
  const needed = await firstScreenStyles(firstScreen, text);
  return {
    html: withStyles(html, needed).replace(
      FIRST_SCREEN_END,
      // Firefox would go on without the styles, but not past a script: an empty one is enough.
      `$1<link rel="stylesheet" href="/${file}"/><script> </script>$2`,
    ),
    styleSheet: { file, text },
  };
}

function withStyles(html: string, styles: string): string {
  return html.replace(PAGE_STYLES, (_, before, _all, after) => before + styles + after);
}

async function firstScreenStyles(page: string, styles: string): Promise<string> {
  const sheet = parse(styles);
  const layers = new Set<string>();
  const faces: AtRule[] = [];
  sheet.walkAtRules((rule) => {
    if (rule.name === "layer" && rule.parent === sheet) layers.add(rule.params);
    if (canWait(rule)) rule.remove();
    // Beasties takes typefaces that stand in variables for unused. Those that can wait are walked too.
    else if (rule.name === "font-face" && rule.parent === sheet) faces.push(rule.remove());
  });
  // Whoever points at something, or opens something over the page, has the file by then.
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => /:(hover|focus)|scroll-lock/.test(selector))) {
      rule.remove();
    }
  });
  // Nothing changes its looks before that either.
  sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
  removeUnusedFallbacks(sheet);
  const used = parse(await usedStyles(page, sheet));
  removeUnusedVariables(used);
  // A layer’s rank is where it is first named: one that the first screen does without counts too.
  return `@layer ${[...layers].join(",")};${faces.join("")}${used}`;
}

/**
 * What may come a moment later: styles for paper, for those without script or who ask for other
 * colours, for old browsers, for what opens or scrolls, and what stands in for the other weight of
 * the headings’ typeface.
 */
function canWait({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "media") return /print|scripting|forced-colors|prefers-contrast/.test(params);
  if (name === "supports")
    return /:popover-open|animation-timeline|position-area|overflow-anchor/.test(params);
  if (name === "layer") return params === "properties";
  return name === "font-face" && LATER_FACES.test(nodes.join(";"));
}

/** What would stand in for a variable of the theme, which is always there. */
function removeUnusedFallbacks(styles: Root): void {
  const theme = new Set<string>();
  styles.walkAtRules("layer", (layer) => {
    if (layer.params === "theme") layer.walkDecls(/^--/, ({ prop }) => void theme.add(prop));
  });
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+),[^()]*\)/g,
      (whole, name: string) => (theme.has(name) ? `var(${name})` : whole),
    );
  });
}

function removeUnusedVariables(styles: Root): void {
  let before = "";
  // A variable may have been used by another one only.
  while (before !== styles.toString()) {
    before = styles.toString();
    styles.walkDecls(/^--/, (declaration) => {
      if (!before.includes(`var(${declaration.prop}`)) declaration.remove();
    });
    styles.walkAtRules("property", (rule) => {
      if (!before.includes(`var(${rule.params}`)) rule.remove();
    });
  }
  styles.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** The rules that some element of the page asks for, in whatever state it may come to be. */
async function usedStyles(page: string, sheet: Root): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    allowRules: [
      // Scripts mark the page itself with states that it does not have yet.
      /^(html|:root)\b/,
      ...selectorsWithin(sheet, withStyles(page, "")),
    ],
    logLevel: "silent",
  });
  const pruned = await beasties.process(withStyles(page, String(sheet)));
  return PAGE_STYLES.exec(pruned)?.[2] ?? "";
}

/** Selectors like `:where(.rows > *)`, into which Beasties does not look, for classes of the page. */
function selectorsWithin(sheet: Root, page: string): string[] {
  const selectors: string[] = [];
  sheet.walkRules((rule) => {
    const [, name] = /^:where\(\.([\w-]+)/.exec(rule.selector) ?? [];
    if (name && page.includes(name)) selectors.push(...rule.selectors);
  });
  return selectors;
}
