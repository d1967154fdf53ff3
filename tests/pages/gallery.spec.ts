import type { Locator } from "@playwright/test";

import {
  expectPicture,
  lightboxOf,
  openLightbox,
  thumbnailOf,
  titles,
} from "../support/components/page-parts.ts";
import { phone, swipeAcross } from "../support/page/touch.ts";
import { expect, interactive, openPage, test } from "../support/fixtures/site.ts";

// Wide enough for a backdrop beside the pictures.
test.use({ viewport: { width: 1280, height: 720 } });

test("the lightbox begins with the chosen picture, and loops", async ({ page, context }) => {
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
  expect(large[0], "the selected picture is loaded first").toBe("beach");
  await interactive(page);
  expect(large).toHaveLength(3);
  await page.keyboard.press("Escape");

  // Measure the list items, because the thumbnails are rotated slightly.
  const itemsWith = (has: Locator) => page.getByRole("listitem").filter({ has });
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      titles.map((title) => itemsWith(thumbnailOf(page, title)).boundingBox()),
    );
    const columns = boxes.map((box) => box?.x);
    expect.soft(new Set(columns).size, `columns at ${width} px`).toBe(3);
    // On phones three of the pictures fill two columns.
    const isWide = width >= 640;
    if (isWide)
      expect.soft(columns.slice(3), `second row at ${width} px`).toEqual(columns.slice(0, 3));
    const widths = boxes.map((box) => box?.width ?? 0);
    const wide = widths.filter((one) => one > 1.5 * Math.min(...widths));
    expect.soft(wide, `large pictures at ${width} px`).toHaveLength(isWide ? 0 : 3);
  }
  const opened = context.waitForEvent("page");
  await thumbnailOf(page, "A whale in the bay").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/whale.*\.(avif|webp|jpg)$/);
  await (await opened).close();
  await expect(page.locator("dialog")).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await thumbnailOf(page, titles[4]).click();
  await expectPicture(page, 5);
  const lightbox = lightboxOf(page);
  const { dialog, caption, picture, next, previous } = lightbox;
  const [shown, small] = await Promise.all([
    picture.boundingBox(),
    thumbnailOf(page, "Caps in the air").boundingBox(),
  ]);
  expect(shown?.width).toBeGreaterThan(1.5 * (small?.width ?? Number.POSITIVE_INFINITY));
  for (const number of [6, 1]) {
    await next.click();
    await expectPicture(page, number);
  }
  await previous.click();
  await expectPicture(page, 6);
  for (const [key, number] of [
    ["Home", 1],
    ["ArrowLeft", 6],
    ["ArrowRight", 1],
    ["End", 6],
    ["ArrowLeft", 5],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, number);
  }
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/gallery-tacos-1200\.avif$/);
  await expect(picture).toHaveAttribute("alt", /taco/i);
  // Title and number are announced together, by one live region.
  await expect(dialog.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(1);
  await expect(caption).toHaveAttribute("aria-atomic", "true");
  await page.keyboard.press("Escape");

  const thumbnail = thumbnailOf(page, "Learning through play");
  for (const close of [
    () => lightbox.close.click(),
    () => page.mouse.click(8, 400),
    () => page.keyboard.press("Escape"),
  ]) {
    await thumbnail.click();
    await expectPicture(page, 2);
    await expect(dialog).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription("Learning through play 2 of 6");
    await next.click();
    await expectPicture(page, 3);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  }
  await thumbnail.click();
  await picture.click();
  await expect(dialog, "a click on the picture").toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ ...phone, reducedMotion: "no-preference" });

  test("a swipe changes the picture, if it is no short or zoomed one", async ({
    page,
    context,
  }) => {
    const { picture } = await openLightbox(page);
    await swipeAcross(picture, -200);
    await expectPicture(page, 2);
    await swipeAcross(picture, 200);
    await expectPicture(page, 1);
    await swipeAcross(picture, 200);
    await expectPicture(page, 6);
    await swipeAcross(picture, -30);
    await expectPicture(page, 6);

    const devTools = await context.newCDPSession(page);
    const pannedBy = () => page.evaluate(() => Math.round(visualViewport?.offsetLeft ?? 0));
    await devTools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    expect(await pannedBy()).toBe(0);
    await swipeAcross(picture, -150);
    await expect.poll(pannedBy).toBeGreaterThan(50);
    await expectPicture(page, 6);
    await devTools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
    await swipeAcross(picture, -150);
    await expectPicture(page, 1);
  });
});
