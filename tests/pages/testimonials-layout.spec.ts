import { openPage } from "../support/page/open-page.ts";
import { phone } from "../support/page/phone.ts";
import { expect, test } from "../support/page/site.ts";
import { swipeAcross } from "../support/page/swipe.ts";
import { carouselOf, extent, from } from "../support/components/drive-carousel.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("one, two or three testimonials are visible, depending on the viewport’s width", async ({
      page,
    }) => {
      await page.goto("/");
      for (const [width, count] of [
        [320, 1],
        [479, 1],
        [480, 2],
        [599, 2],
        [600, 3],
        [1023, 3],
        [1024, 3],
        [1920, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(carouselOf(page).inView, `testimonials in view at ${width} px`)
          .toEqual(from(0, count));
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  for (const { direction, sign } of [
    { direction: "left", sign: 1 },
    { direction: "right", sign: -1 },
  ]) {
    test(`each swipe to the ${direction} moves the infinite carousel by one testimonial`, async ({
      page,
    }) => {
      test.slow();
      await openPage(page, "/");
      const carousel = carouselOf(page);
      await carousel.row.scrollIntoViewIfNeeded();
      await expect.poll(() => extent(carousel.row)).toBeGreaterThan(4);
      for (let swipe = 1; swipe <= 7; swipe += 1) {
        // A swipe before the previous scroll has ended would add to its momentum.
        const scrolled = carousel.row.evaluate(endOfScrolling);
        await swipeAcross(carousel.row, -sign * 240);
        await scrolled;
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
