import { expect, type Locator, type Page } from "@playwright/test";

/** The authors of the testimonials, in order. */
export const names = ["Helen", "Kenji", "Amara", "Owen", "Priya"];

/** Locators of the testimonials carousel, on any page. */
export function carouselOf(page: Page) {
  const region = page.getByRole("region", { name: "Testimonials" });
  const row = region.getByRole("group", { name: "All testimonials" });
  return {
    region,
    row,
    slides: row.getByRole("group", { name: /^\d of 5$/ }),
    previous: region.getByRole("button", { name: "Previous testimonial" }),
    next: region.getByRole("button", { name: "Next testimonial" }),
    dot: (number: number) =>
      region.getByRole("button", { name: `Show testimonial ${number} of 5` }),
    current: region.locator("button[aria-current]"),
    /** The names of the slides that are fully in view, from left to right. */
    inView: () => row.evaluate(readInView),
    /** Pixels between the nearest slide and its snap position. */
    offset: () => row.evaluate(readOffset),
  };
}

function readInView(row: Element): string[] {
  const box = row.getBoundingClientRect();
  return Array.from(row.querySelectorAll("figure"), (figure) => ({
    name: figure.querySelector("figcaption")?.textContent ?? "",
    ...figure.getBoundingClientRect().toJSON(),
  }))
    .filter(({ left, right }) => left >= box.left && right <= box.right)
    .toSorted((a, b) => a.left - b.left)
    .map(({ name }) => name);
}

function readOffset(row: Element): number {
  const start =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
  // Measures the slides, because the postcards on them are rotated.
  const lefts = Array.from(
    row.querySelectorAll('[aria-roledescription="slide"]'),
    (slide) => slide.getBoundingClientRect().left,
  );
  return Math.min(...lefts.map((left) => Math.abs(left - start)));
}

/** The names of `count` slides from `first` on, wrapping around. */
export const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => names[(first + index) % names.length]);

/** Opens the home page's carousel and waits until it can be moved. */
export async function openCarousel(page: Page) {
  await page.goto("/");
  const carousel = carouselOf(page);
  await carousel.row.scrollIntoViewIfNeeded();
  await expect.poll(() => extent(carousel.row), "there is room on both sides").toBeGreaterThan(4);
  await expect.poll(carousel.inView).toEqual(from(0, 3));
  return carousel;
}

/** The row's width divided by that of its visible part; above 4, there is room to wrap around. */
export const extent = (row: Locator) => row.evaluate((box) => box.scrollWidth / box.clientWidth);
