import type { BrowserContext, Page } from "@playwright/test";

/** Holds a page’s scripts back, as a slow connection does, until the returned function is called. */
export async function holdScripts(within: Page | BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await within.route(/\.js$/, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
