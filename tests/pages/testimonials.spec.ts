import { phone, swipeAcross } from "../support/page/touch.ts";
import { expect, noScript, openPage, stopClock, test } from "../support/fixtures/site.ts";
import {
  carouselOf,
  extent,
  from,
  names,
  openCarousel,
} from "../support/components/drive-carousel.ts";

test.use({ reducedMotion: "no-preference" });

test("only buttons, dots and arrow keys move the carousel", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);

  await carousel.next.click();
  await page.clock.runFor(100);
  expect(await carousel.offset()).toBeGreaterThan(10);
  await page.clock.runFor(380);
  expect(await carousel.offset()).toBeLessThan(10);
  await page.clock.runFor(20 + 16);
  expect(await carousel.offset()).toBeLessThan(1);
  await expect.poll(carousel.inView).toEqual(from(1, 3));
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 2 of 5");

  await carousel.previous.click();
  await page.clock.runFor(100);
  expect(await carousel.offset()).toBeGreaterThan(10);
  await page.clock.runFor(416);
  await expect.poll(carousel.inView).toEqual(from(0, 3));

  await test.step("both directions are endless, without cloned slides", async () => {
    for (const [button, first] of [
      [carousel.previous, 4],
      [carousel.previous, 3],
      [carousel.next, 4],
      [carousel.next, 0],
    ] as const) {
      await button.click();
      await page.clock.runFor(520);
      await expect.poll(carousel.inView).toEqual(from(first, 3));
    }
    await expect(carousel.slides).toHaveCount(5);
    await expect(carousel.region.locator("figure")).toHaveCount(5);
  });

  await test.step("quick clicks add up, and two testimonials are always in view", async () => {
    for (let press = 1; press <= 5; press += 1) {
      await carousel.next.click();
      await page.clock.runFor(48);
      expect((await carousel.inView()).length).toBeGreaterThanOrEqual(2);
    }
    await page.clock.runFor(520);
    await expect.poll(carousel.inView).toEqual(from(0 + 5, 3));
  });

  await test.step("dots and arrow keys move the carousel, the clock alone does not", async () => {
    await page.clock.runFor(60_000);
    expect(await carousel.inView(), "after a minute").toEqual(from(0, 3));
    await expect(carousel.current).toHaveAccessibleName("Show testimonial 1 of 5");
    await carousel.dot(5).click();
    await page.clock.runFor(250);
    // Backwards, past the first slide (Helen), is the shorter direction.
    expect(await carousel.inView()).toContain("Helen");
    await page.clock.runFor(270);
    await expect.poll(carousel.inView).toEqual(from(4, 3));
    await expect(carousel.current).toHaveCount(1);
    await expect(carousel.current).toHaveAccessibleName("Show testimonial 5 of 5");
    await expect(carousel.region.getByText("Testimonial 5 of 5", { exact: true })).toHaveAttribute(
      "aria-live",
      "polite",
    );

    await carousel.row.focus();
    for (const [key, first] of [
      ["ArrowRight", 0],
      ["ArrowLeft", 4],
      ["ArrowLeft", 3],
    ] as const) {
      await page.keyboard.press(key);
      await page.clock.runFor(520);
      await expect.poll(carousel.inView, key).toEqual(from(first, 3));
    }
    await carousel.dot(1).focus();
    await page.keyboard.press("ArrowRight");
    await page.clock.runFor(520);
    await expect.poll(carousel.inView).toEqual(from(4, 3));
    for (const [width, count] of [
      [375, 1],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(carousel.inView, `at ${width} px`).toEqual(from(4, count));
    }
  });
});

noScript("without JavaScript, up to three named slides are in view", async ({ page }) => {
  await page.goto("/program");
  const carousel = carouselOf(page);
  for (const [width, count] of [
    [320, 1],
    [479, 1],
    [480, 2],
    [599, 2],
    [1920, 3],
    [600, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const message = `testimonials in view at ${width} px`;
    await expect.poll(carousel.inView, message).toEqual(from(0, count));
  }
  await expect(carousel.slides).toHaveCount(5);
  await expect(carousel.region.getByRole("button")).toHaveCount(0);
  await expect(carousel.region).toHaveAttribute("aria-roledescription", "carousel");
  for (const [index, name] of names.entries()) {
    const slide = carousel.row.getByRole("group", { name: `${index + 1} of 5` });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(slide).toContainText(name);
    // Only the stars are exposed as an image: the portrait is decorative.
    await expect(slide.getByRole("img")).toHaveAccessibleName("Five out of five stars");
  }
  for (const first of [1, 2]) {
    await carousel.row.evaluate((row) => row.scrollBy({ left: 300, behavior: "instant" }));
    await expect.poll(carousel.inView, "snaps to the nearest slide").toEqual(from(first, 3));
  }
});

test.describe("on a phone", () => {
  test.use({ ...phone, reducedMotion: "reduce" });

  test("each swipe moves the carousel by one testimonial", async ({ page }) => {
    await openPage(page, "/");
    const carousel = carouselOf(page);
    await carousel.row.scrollIntoViewIfNeeded();
    await expect.poll(() => extent(carousel.row)).toBeGreaterThan(4);
    for (const [distance, index] of [
      [240, 4],
      [-240, 0],
      [-240, 1],
    ] as const) {
      // A swipe before the previous scroll has ended would add to its momentum.
      const scrolled = carousel.row.evaluate(endOfScrolling);
      await swipeAcross(carousel.row, distance);
      await scrolled;
      await expect.poll(carousel.inView, `after ${distance} px`).toEqual(from(index, 1));
      await expect(carousel.current).toHaveAccessibleName(`Show testimonial ${index + 1} of 5`);
    }
  });
});

function endOfScrolling(row: Element): Promise<void> {
  return new Promise((resolve) => {
    row.addEventListener("scrollend", () => resolve(), { once: true });
  });
}
