import type { Locator } from "@playwright/test";

/** Pauses the splash, so that only the visitor can end it. */
export async function pauseSplash(splash: Locator): Promise<void> {
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
}
