import type { Page } from "@playwright/test";

/**
 * Puts a visitor's own styles in the place of those before, as their browser does: the pages'
 * content policy forbids style elements.
 */
export async function visitorStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets = [styles];
  }, css);
}

/** Lays out every band of a page, near or far from what is in view. */
export const allBands =
  ":is(main > section, main + footer) { content-visibility: visible !important }";
