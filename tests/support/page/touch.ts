import type { Locator } from "@playwright/test";

const size = { width: 375, height: 700 };

/** A phone with touch. `screen` is set as well, because media queries may use the screen's size. */
export const phone = { viewport: size, screen: size, hasTouch: true, isMobile: true };

/** Swipes horizontally across the middle of an element, by a distance in pixels, in 12 frames. */
export async function swipeAcross(element: Locator, distance: number): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over.");
  const start = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (let step = 1; step <= 12; step += 1) {
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ ...start, x: start.x + (distance * step) / 12 }],
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
