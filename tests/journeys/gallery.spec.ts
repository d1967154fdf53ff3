import type { Page } from "@playwright/test";

import {
  expectPicture,
  lightboxOf,
  openLightbox,
  thumbnailOf,
  titles,
} from "../support/gallery.ts";
import { interactive, openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";
import { swipeAcross } from "../support/swipe.ts";

for (const width of [320, 375, 640, 1280]) {
  test(`the six pictures stand in three columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/reviews");
    const boxes = await Promise.all(titles.map((title) => thumbnailOf(page, title).boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  });
}

test("a click opens the picture large, with its title and its number", async ({ page }) => {
  const { picture } = await openLightbox(page, 3);
  const [large, small] = await Promise.all([
    picture.boundingBox(),
    thumbnailOf(page, "Caps in the air").boundingBox(),
  ]);
  expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? Number.POSITIVE_INFINITY));
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/gallery-graduation-1200\.avif$/);
  await expect(picture).toHaveAttribute("alt", /graduation caps in the air/);
});

test("Next and Previous go on, and round at both ends", async ({ page }) => {
  const { next, previous } = await openLightbox(page, 5);
  for (const number of [6, 1, 2]) {
    await next.click();
    await expectPicture(page, number);
  }
  for (const number of [1, 6, 5]) {
    await previous.click();
    await expectPicture(page, number);
  }
});

test("arrow keys, Home and End lead through the pictures", async ({ page }) => {
  await openLightbox(page);
  for (const [key, number] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", 6],
    ["ArrowRight", 1],
    ["End", 6],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, number);
  }
});

for (const [way, close] of [
  ["its button", (page: Page) => lightboxOf(page).close.click()],
  ["a click beside the picture", (page: Page) => page.mouse.click(8, 400)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`the lightbox is closed by ${way}, takes the focus and gives it back`, async ({ page }) => {
    const lightbox = await openLightbox(page, 2);
    await expect(lightbox.close).toBeFocused();
    await lightbox.next.click();
    await expectPicture(page, 3);
    await close(page);
    await expect(lightbox.dialog).toHaveCount(0);
    await expect(thumbnailOf(page, "Learning through play")).toBeFocused();
  });
}

test("a click on the picture leaves it open", async ({ page }) => {
  const { picture, dialog } = await openLightbox(page);
  await picture.click();
  await expect(dialog).toBeVisible();
});

test("title and number are one polite announcement, and the only one", async ({ page }) => {
  const { dialog, caption, next } = await openLightbox(page);
  await next.click();
  await expectPicture(page, 2);
  await expect(dialog.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(1);
  await expect(caption).toHaveAttribute("aria-atomic", "true");
});

test("no large picture is downloaded before the lightbox is open, and then only the neighbours’", async ({
  page,
}) => {
  const large: string[] = [];
  page.on("request", (request) => {
    const name = /gallery-(\w+)-1200\./.exec(request.url())?.[1];
    if (name) large.push(name);
  });
  await openPage(page, "/reviews");
  for (const title of titles) {
    await thumbnailOf(page, title).scrollIntoViewIfNeeded();
    const thumbnail = thumbnailOf(page, title).locator("img");
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  }
  await expect(page.locator("dialog")).toHaveCount(0);
  expect(large).toEqual([]);

  await thumbnailOf(page, "Sunset on the beach").click();
  await expect.poll(() => large.toSorted()).toEqual(["beach", "classroom", "whale"]);
  expect(large[0], "the picture itself comes first").toBe("beach");
  await interactive(page);
  expect(large).toHaveLength(3);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test("swipes sideways lead through the pictures; a small one does not", async ({ page }) => {
    const { picture } = await openLightbox(page);
    await swipeAcross(picture, -200);
    await expectPicture(page, 2);
    await swipeAcross(picture, 200);
    await expectPicture(page, 1);
    await swipeAcross(picture, 200);
    await expectPicture(page, 6);
    await swipeAcross(picture, -30);
    await expectPicture(page, 6);
  });
});

test("a drag with the mouse leads on as well, and closes nothing", async ({ page }) => {
  const { picture } = await openLightbox(page);
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y, { steps: 2 });
  await page.mouse.move(20, y, { steps: 4 });
  await page.mouse.up();
  await expectPicture(page, 2);
});

test("pictures slide, but not for visitors who ask for less motion", async ({ page }) => {
  await openLightbox(page);
  const frame = lightboxOf(page).picture.locator("xpath=ancestor::div[1]");
  await expect(frame).toHaveCSS("transition-duration", "0.25s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(frame).toHaveCSS("transition-property", "none");
});

test("Ctrl and a click open the picture by itself, in a new tab", async ({ page, context }) => {
  await page.goto("/reviews");
  const opened = context.waitForEvent("page");
  await thumbnailOf(page, "A whale in the bay").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/whale.*\.(avif|webp|jpg)$/);
  await expect(page.locator("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a thumbnail leads to the large picture", async ({ page, request }) => {
    await page.goto("/reviews");
    for (const title of titles) {
      const address = await thumbnailOf(page, title).getAttribute("href");
      expect((await request.get(address ?? "")).headers()["content-type"]).toMatch(/^image\//);
    }
  });
});
