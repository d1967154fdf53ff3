import type { Page } from "@playwright/test";

/** Opens a page and waits for its hydration, because earlier clicks are deferred until then. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
}

/** Waits until the page is hydrated (app/startup/hydration-boundary.tsx). */
export async function interactive(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}
