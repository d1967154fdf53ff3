import type { Locator } from "@playwright/test";

/** Pauses the splash's animations, so that it does not end by itself. */
export async function pauseSplash(splash: Locator): Promise<void> {
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
}
