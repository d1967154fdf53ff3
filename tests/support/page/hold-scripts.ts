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

/** Holds React's work back, as a busy processor does, from its begin until what it resolves to is called. */
export async function holdWork(page: Page, url: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { prototype } = MessagePort;
    const { postMessage } = prototype;
    const held: (() => void)[] = [];
    prototype.postMessage = function later(this: MessagePort, message: unknown) {
      performance.mark("held");
      held.push(() => postMessage.call(this, message));
    };
    addEventListener("let-go", () => {
      prototype.postMessage = postMessage;
      for (const send of held.splice(0)) send();
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("held").length > 0);
  return () => page.evaluate(() => void dispatchEvent(new Event("let-go")));
}
