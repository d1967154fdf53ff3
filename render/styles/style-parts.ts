/**
 * What an element of the page must have for a selector to match: tags, classes, ids and attributes
 * as page-tokens.ts writes them, or a list of alternatives, one of which is enough.
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
  /** The URL of the whole style sheet. */
  sheet: string;
  /** What every page inlines: the order of the layers, and the fonts above the fold. */
  head: string;
  parts: readonly StylePart[];
}
