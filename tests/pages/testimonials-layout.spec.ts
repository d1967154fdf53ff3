import { openPage } from "../support/page/open-page.ts";
import { phone } from "../support/page/phone.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { swipeAcross } from "../support/page/swipe.ts";
import { carouselOf, extent, from } from "../support/components/drive-carousel.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // With JavaScript, testimonials.spec.ts resizes the window.
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
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(carouselOf(page).inView, `testimonials in view at ${width} px`)
        .toEqual(from(0, count));
    }
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("each swipe moves the infinite carousel by one testimonial, in both directions", async ({
    page,
  }) => {
    await openPage(page, "/");
    const carousel = carouselOf(page);
    await carousel.row.scrollIntoViewIfNeeded();
    await expect.poll(() => extent(carousel.row)).toBeGreaterThan(4);
    let current = 0;
    for (const index of [4, 0, 1, 0]) {
      const isNext = index === (current + 1) % 5;
      // A swipe before the previous scroll has ended would add to its momentum.
      const scrolled = carousel.row.evaluate(endOfScrolling);
      await swipeAcross(carousel.row, isNext ? -240 : 240);
      await scrolled;
      await expect.poll(carousel.inView, `from ${current} to ${index}`).toEqual(from(index, 1));
      await expect(carousel.current).toHaveAccessibleName(`Show testimonial ${index + 1} of 5`);
      current = index;
    }
  });
});

function endOfScrolling(row: Element): Promise<void> {
  return new Promise((resolve) => {
    row.addEventListener("scrollend", () => resolve(), { once: true });
  });
}
