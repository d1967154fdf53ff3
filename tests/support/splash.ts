import type { Locator } from "@playwright/test";

/** Holds the splash still: it can end by nothing but what the visitor does. */
export async function holdStill(splash: Locator): Promise<void> {
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
}
