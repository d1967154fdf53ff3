import type { Page } from "@playwright/test";

/** Opens a page and waits until its script answers: an early click would be held until then. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
}

/** Waits until the page's script has taken it over (app/startup/hydration-marker.tsx). */
export async function interactive(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}
