import type { CriticalStyles, Needs, StylePart } from "./parse-styles.ts";

const PAGE_STYLES = /(<style data-page-styles(?:="")?>)[\s\S]*?(<\/style>)/;
const FOLD = /(<span id="fold" hidden="">)(<\/span>)/;
const SCRIPTS_AND_STYLES = /<(script|style)\b[\s\S]*?<\/\1>/g;

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Attributes of the root element that a script sets before the first paint (apply-theme.ts). */
const SET_BY_SCRIPT = ["[data-theme]", "[data-theme=light]", "[data-theme=dark]"];

/**
 * Inlines only critical CSS, the rules that may match an element above <FoldMarker />, so that the
 * page fits into the first 14.6 KB. The whole style sheet is linked at the fold, to keep rules in
 * order.
 * @throws when the page has no styles or no fold marker
 */
export function splitStyles(html: string, styles: CriticalStyles): string {
  const fold = FOLD.exec(html);
  if (!PAGE_STYLES.test(html))
    throw new Error("A page has no <style data-page-styles>: see app/startup/route-styles.tsx.");
  if (!fold) throw new Error('A page has no <span id="fold">: see app/startup/route-styles.tsx.');

  const aboveFold = html.slice(0, fold.index).replaceAll(SCRIPTS_AND_STYLES, "");
  return html
    .replace(PAGE_STYLES, (_, before, end) => before + criticalCss(aboveFold, styles) + end)
    .replace(
      FOLD,
      // The empty script stops Firefox from painting below the link before the sheet is loaded.
      `$1<link rel="stylesheet" href="${styles.sheet}"/><script> </script>$2`,
    );
}

/**
 * The rules that may match: those of whose selector the page has every tag, class, id and attribute.
 * Where they stand is ignored, so that no rule is missing, whatever the content is.
 */
function criticalCss(html: string, { head, parts }: CriticalStyles): string {
  const tokens = tokensOf(html);
  for (const token of SET_BY_SCRIPT) tokens.add(token);
  const matching = textOf(parts, tokens, () => true);
  const used = new Set(Array.from(matching.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  for (const [, value = ""] of matching.matchAll(/[;{]animation(?:-name)?:([^;}]+)/g)) {
    for (const [name] of value.matchAll(/[\w-]+/g)) used.add(name);
  }
  return head + textOf(parts, tokens, (name) => used.has(name));
}

/** @param isUsed whether a custom property or keyframes of this name are needed */
function textOf(
  parts: readonly StylePart[],
  tokens: ReadonlySet<string>,
  isUsed: (name: string) => boolean,
): string {
  return parts
    .map((part) => {
      if ("text" in part) return part.name === undefined || isUsed(part.name) ? part.text : "";
      if ("prelude" in part) {
        const inner = textOf(part.parts, tokens, isUsed);
        return inner && `${part.prelude}{${inner}}`;
      }
      const selectors = part.selectors.filter(({ needs }) => hasAll(tokens, needs));
      if (selectors.length === 0) return "";
      const declarations = part.declarations.filter((declaration) => {
        const [, name] = /^(--[\w-]+):/.exec(declaration) ?? [];
        return name === undefined || isUsed(name);
      });
      if (declarations.length === 0) return "";
      return `${selectors.map(({ text }) => text).join(",")}{${declarations.join(";")}}`;
    })
    .join("");
}

function hasAll(tokens: ReadonlySet<string>, needs: Needs): boolean {
  return needs.every((need) =>
    typeof need === "string"
      ? tokens.has(need)
      : need.some((alternative) => hasAll(tokens, alternative)),
  );
}

/**
 * The tags, classes, ids and attributes of HTML that React has rendered, as selectors: `p`, `.hero`,
 * `#main`, `[open]`, `[type=radio]`.
 */
function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.matchAll(TAG)) {
    tokens.add(tag.toLowerCase());
    for (const [, given = "", text = ""] of attributes.matchAll(ATTRIBUTE)) {
      const name = given.toLowerCase();
      const value = text.replaceAll(
        /&(?:amp|lt|gt|quot|#x27);/g,
        (entity) => ENTITIES[entity] ?? entity,
      );
      tokens.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === "id") tokens.add(`#${value}`);
      if (name !== "class") continue;
      for (const each of value.split(/\s+/)) tokens.add(`.${each}`);
    }
  }
  return tokens;
}
