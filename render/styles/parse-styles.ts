import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from "css-what";
import { type AtRule, type ChildNode, parse, type Root } from "postcss";

/**
 * What an element of the page must have for a selector to match: tags, classes, ids and attributes
 * as critical-css.ts writes them, or a list of alternatives, one of which is enough.
 */
export type Needs = readonly (string | readonly Needs[])[];

/** A part of the style sheet, from which critical-css.ts chooses. */
export type StylePart =
  | { selectors: readonly { text: string; needs: Needs }[]; declarations: readonly string[] }
  /** A block such as `@media (width>=48rem)`. */
  | { prelude: string; parts: readonly StylePart[] }
  /** Keyframes or an `@property`, needed where its name is used; without a name, always. */
  | { name?: string; text: string };

/** What the build knows of the style sheet (`critical-css.json`); it does not depend on content. */
export interface CriticalStyles {
  sheet: string;
  /** What every page inlines: the order of the layers, and the fonts above the fold. */
  head: string;
  parts: readonly StylePart[];
}

/** Splits the style sheet into the file that pages link and the parts that pages may inline. */
export function parseStyles(styles: string) {
  return { linked: linkedStyles(styles), critical: criticalStyles(parse(styles)) };
}

/**
 * The linked style sheet: without fonts that every page inlines, and without Tailwind's fallback
 * for browsers without `@property`, which are older than the minimum versions in docs/promises.md.
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

function criticalStyles(sheet: Root): Omit<CriticalStyles, "sheet"> {
  const layers = new Set<string>();
  const faces: string[] = [];
  sheet.walkAtRules((rule) => {
    if (rule.name === "layer" && rule.parent === sheet) layers.add(rule.params);
    if (rule.name === "font-face" && !isDeferred(rule)) faces.push(String(rule));
  });
  return {
    // A layer's first mention defines its order, so layers without critical rules are listed, too.
    head: `@layer ${[...layers].join(",")};${faces.join("")}`,
    parts: partsOf(sheet.nodes),
  };
}

function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === "rule") {
      const selectors = node.selectors.flatMap((text) => {
        const needs = needsOf(text);
        return needs ? [{ text, needs }] : [];
      });
      const declarations = node.nodes.filter(isCritical).map(String);
      return selectors.length > 0 && declarations.length > 0 ? [{ selectors, declarations }] : [];
    }
    if (node.type !== "atrule" || node.name === "font-face" || isDeferred(node)) return [];
    const { name, params, nodes: inner = [] } = node;
    if (name === "property" || name.endsWith("keyframes")) {
      return [{ name: params, text: String(node) }];
    }
    // Such as `@view-transition`, which browsers read when a page appears.
    if (inner.some(({ type }) => type === "decl")) return [{ text: String(node) }];
    const parts = partsOf(inner);
    return parts.length > 0 ? [{ prelude: `@${name} ${params}`, parts }] : [];
  });
}

/** Whether a rule is never critical, such as rules for print, no-js, hover or deferred fonts. */
function isDeferred({ name, params, nodes = [] }: AtRule): boolean {
  if (name === "media") return /print|scripting|forced-colors|prefers-contrast|hover/.test(params);
  if (name === "supports")
    return /:popover-open|animation-timeline|position-area|overflow-anchor/.test(params);
  if (name === "layer") return params === "properties";
  return name === "font-face" && /(quotes|latin|latin-ext|basic)-/.test(nodes.join(";"));
}

function isCritical(node: ChildNode): boolean {
  // Transitions are not needed before the whole style sheet is loaded. Safari supports the
  // unprefixed property for the values used here.
  return (
    node.type === "decl" &&
    !node.prop.startsWith("transition") &&
    node.prop !== "-webkit-text-decoration"
  );
}

/** What a selector needs; undefined if it is never critical, such as `::selection`. */
function needsOf(selector: string): Needs | undefined {
  const [parsed = []] = parseSelector(selector);
  const namesElement = parsed.some(
    ({ type }) => type === SelectorType.Tag || type === SelectorType.Universal,
  );
  const needs = tokensIn(parsed);
  const isCriticalAlone = namesElement || /^:(root|before|after)\b/.test(selector);
  return needs.length > 0 || isCriticalAlone ? needs : undefined;
}

function tokensIn(selector: readonly Selector[]): Needs {
  return selector.flatMap((part): Needs => {
    if (part.type === SelectorType.Tag) return [part.name];
    if (part.type === SelectorType.Attribute) {
      const { name, action, value } = part;
      if (name === "class" && action === AttributeAction.Element) return [`.${value}`];
      if (name === "id" && action === AttributeAction.Equals) return [`#${value}`];
      if (action === AttributeAction.Not) return [];
      return [action === AttributeAction.Equals ? `[${name}=${value}]` : `[${name}]`];
    }
    if (part.type !== SelectorType.Pseudo || !/^(is|where|has)$/.test(part.name)) return [];
    const alternatives = Array.isArray(part.data) ? part.data.map(tokensIn) : [];
    const isNeeded = alternatives.length > 0 && alternatives.every(({ length }) => length > 0);
    return isNeeded ? [alternatives] : [];
  });
}
