import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/site.ts";
import { carouselOf, from, names, openCarousel } from "../support/testimonials.ts";

test("Next and Previous move by one slide, in 500 ms", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);

  await carousel.next.click();
  await page.clock.runFor(100);
  expect(await carousel.offset()).toBeGreaterThan(10);
  await page.clock.runFor(380);
  const [almost] = [await carousel.offset()];
  expect(almost).toBeLessThan(10);
  await page.clock.runFor(20 + 16);
  expect(await carousel.offset()).toBeLessThan(1);
  await expect.poll(carousel.inView).toEqual(from(1, 3));
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 2 of 5");

  await carousel.previous.click();
  await page.clock.runFor(100);
  expect(await carousel.offset()).toBeGreaterThan(10);
  await page.clock.runFor(416);
  await expect.poll(carousel.inView).toEqual(from(0, 3));
});

test("the row goes round and round, both ways, with five slides and no copies", async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);
  for (const first of [1, 2, 3, 4, 0, 1, 2]) {
    await carousel.next.click();
    await page.clock.runFor(520);
    await expect.poll(carousel.inView).toEqual(from(first, 3));
  }
  for (const first of [1, 0, 4, 3, 2, 1, 0, 4]) {
    await carousel.previous.click();
    await page.clock.runFor(520);
    await expect.poll(carousel.inView).toEqual(from(first, 3));
  }
  await expect(carousel.slides).toHaveCount(5);
  await expect(carousel.region.locator("figure")).toHaveCount(5);
});

test("many quick presses end where they should, never at an empty place", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);
  for (let press = 1; press <= 13; press += 1) {
    await carousel.next.click();
    await page.clock.runFor(48);
    expect((await carousel.inView()).length).toBeGreaterThanOrEqual(2);
  }
  await page.clock.runFor(520);
  await expect.poll(carousel.inView).toEqual(from(13, 3));
});

test("a dot leads the shortest way to its testimonial, and says which is current", async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 1 of 5");
  await carousel.dot(5).click();
  await page.clock.runFor(250);
  // On its way back over the beginning, Helen stays in view.
  expect(await carousel.inView()).toContain("Helen");
  await page.clock.runFor(270);
  await expect.poll(carousel.inView).toEqual(from(4, 3));
  await expect(carousel.current).toHaveCount(1);
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 5 of 5");
  await expect(carousel.region.getByText("Testimonial 5 of 5", { exact: true })).toHaveAttribute(
    "aria-live",
    "polite",
  );
});

test("the arrow keys move the slides while the focus is on the row or on a control", async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await stopClock(page);
  await carousel.row.focus();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(520);
  await expect.poll(carousel.inView).toEqual(from(1, 3));
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(520);
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(520);
  await expect.poll(carousel.inView).toEqual(from(4, 3));
  await carousel.dot(1).focus();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(520);
  await expect.poll(carousel.inView).toEqual(from(0, 3));
});

test("nothing moves by itself", async ({ page }) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  await page.clock.runFor(60_000);
  expect(await carousel.inView()).toEqual(from(0, 3));
});

test("the row stays on its slide when the window changes", async ({ page }) => {
  const carousel = await openCarousel(page);
  await carousel.dot(4).click();
  await expect.poll(carousel.inView).toEqual(from(3, 3));
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(carousel.inView).toEqual(from(3, 2));
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(carousel.inView).toEqual(from(3, 1));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(carousel.inView).toEqual(from(3, 3));
  await expect(carousel.current).toHaveAccessibleName("Show testimonial 4 of 5");
});

test.describe("for visitors who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the slides change at once", async ({ page }) => {
    await page.clock.install();
    const carousel = await openCarousel(page);
    await stopClock(page);
    await carousel.next.click();
    await expect.poll(carousel.inView).toEqual(from(1, 3));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all five are in a row to scroll, and no control that would do nothing", async ({
    page,
  }) => {
    await page.goto("/program");
    const carousel = carouselOf(page);
    await expect(carousel.slides).toHaveCount(5);
    await expect(carousel.region.getByRole("button")).toHaveCount(0);
    for (const first of [1, 2]) {
      await carousel.row.evaluate((row) => row.scrollBy({ left: 300, behavior: "instant" }));
      await expect.poll(carousel.inView, "it snaps to the nearest").toEqual(from(first, 3));
    }
  });
});

test("a screen reader is told what it is: a carousel of slides, each with five stars once", async ({
  page,
}) => {
  await page.goto("/");
  const carousel = carouselOf(page);
  await expect(carousel.region).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel.slides).toHaveCount(5);
  for (const [index, name] of names.entries()) {
    const slide = carousel.row.getByRole("group", { name: `${index + 1} of 5` });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(slide.getByRole("img", { name: "Five out of five stars" })).toHaveCount(1);
    await expect(slide.getByRole("img", { name: `Portrait of ${name}` })).toHaveCount(1);
  }
});

test("nothing on the page moves when the carousel becomes endless", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, "sources").map(
          ({ node }: { node: Node | null }) => node,
        );
        const section = document.querySelector("#testimonials");
        if (sources.some((node: Node | null) => section?.contains(node))) {
          shifts.push(Reflect.get(entry, "value"));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const carousel = await openCarousel(page);
  await carousel.next.click();
  await expect.poll(carousel.inView).toEqual(from(1, 3));
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});
