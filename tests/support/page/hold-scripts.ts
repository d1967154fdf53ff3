import type { BrowserContext, Page } from "@playwright/test";

/** Holds requests back, as a slow connection does, until the returned function is called. */
export async function hold(within: Page | BrowserContext, urls: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await within.route(urls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export const holdScripts = (within: Page | BrowserContext) => hold(within, /\.js$/);
