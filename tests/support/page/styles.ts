import type { Page } from "@playwright/test";

/**
 * Replaces the user styles of a page. They are adopted style sheets, because the content security
 * policy forbids style elements.
 */
export async function replaceUserStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets = [styles];
  }, css);
}

/** Disables `content-visibility`, so that all sections of a page are laid out. */
export const layOutAllSections =
  ":is(main > section, main + footer) { content-visibility: visible !important }";
