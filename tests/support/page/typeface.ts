import type { Page } from "@playwright/test";

/** Waits for a typeface; all except that of the headings load when the browser is idle. */
export async function waitForTypeface(page: Page, name: string): Promise<void> {
  await page.locator("html[data-fonts-loaded]").waitFor();
  await page.waitForFunction(
    (wanted) =>
      Array.from(document.fonts).some(
        ({ family, status }) => family === wanted && status === "loaded",
      ),
    name,
  );
  await page.evaluate(() => document.fonts.ready);
}
