import type { Locator } from "@playwright/test";

/** Draws a finger sideways over the middle of an element, by so many pixels, as a visitor does. */
export async function swipeAcross(element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over.");
  const start = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  const finger = await element.page().context().newCDPSession(element.page());
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) {
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ ...start, x: start.x + distance * part }],
    });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
