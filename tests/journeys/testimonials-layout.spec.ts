import { openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";
import { swipeAcross } from "../support/swipe.ts";
import { carouselOf, extent, from } from "../support/testimonials.ts";

for (const { width, count } of [
  { width: 320, count: 1 },
  { width: 479, count: 1 },
  { width: 480, count: 2 },
  { width: 599, count: 2 },
  { width: 600, count: 3 },
  { width: 1023, count: 3 },
  { width: 1024, count: 3 },
  { width: 1920, count: 3 },
]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test(`${count} in view at ${width} px, with${javaScriptEnabled ? "" : "out"} JavaScript`, async ({
        page,
      }) => {
        await page.goto("/");
        await expect.poll(carouselOf(page).inView).toEqual(from(0, count));
      });
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  for (const { direction, sign } of [
    { direction: "left", sign: 1 },
    { direction: "right", sign: -1 },
  ]) {
    test(`swipes to the ${direction} go round and round, a slide at a time`, async ({ page }) => {
      test.slow();
      await openPage(page, "/");
      const carousel = carouselOf(page);
      await carousel.row.scrollIntoViewIfNeeded();
      await expect.poll(() => extent(carousel.row)).toBeGreaterThan(4);
      for (let swipe = 1; swipe <= 7; swipe += 1) {
        // A swipe before the last one has come to rest would add to its momentum.
        const rest = carousel.row.evaluate(endOfScrolling);
        await swipeAcross(carousel.row, -sign * 240);
        await rest;
        const index = (sign * swipe + 15) % 5;
        await expect.poll(carousel.inView, `after swipe ${swipe}`).toEqual(from(index, 1));
        await expect(carousel.current).toHaveAccessibleName(`Show testimonial ${index + 1} of 5`);
      }
    });
  }
});

function endOfScrolling(row: Element): Promise<void> {
  return new Promise((resolve) => {
    row.addEventListener("scrollend", () => resolve(), { once: true });
  });
}
