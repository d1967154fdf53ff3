import { expect, openPage, test } from "../support/fixtures/site.ts";
import { cardOf, modalOf, openModal } from "../support/components/page-parts.ts";
import { recordRequests } from "../support/page/record-requests.ts";

const titles = ["Welcome to the bay", "In the classroom", "Graduation day"] as const;

/** The sample video: MP4, or WebM in a browser without H.264, such as Chromium without codecs. */
const VIDEO_FILE = /^\/video\/sample\.(mp4|webm)$/;

/** The modal's width and height as fractions of the viewport's, by the viewport's width. */
const NARROW = [0.9, 0.7] as const;
const MEDIUM = [0.8, 0.8] as const;
const WIDE = [0.6, 0.8] as const;

/** The path of the file that a video element is playing; empty before it plays. */
function playingFile(element: HTMLElement): string {
  if (!(element instanceof HTMLVideoElement)) return "";
  const isPlaying = element.videoWidth > 0 && element.currentTime > 0;
  return isPlaying ? new URL(element.currentSrc).pathname : "";
}

test("a card plays its video, which is loaded only then", async ({ page, context }) => {
  const media = recordRequests(page, (request) => /:\d+\/video\//.test(request.url()));
  await openPage(page, "/");
  const stories = page.getByRole("region", { name: "REAL STORIES" });
  await stories.scrollIntoViewIfNeeded();
  await expect(
    stories.getByText(
      "Let people speak for themselves, trust the product, and start your own journey.",
    ),
  ).toBeVisible();
  await expect(stories.getByRole("link", { name: /^Play:/ })).toHaveCount(3);
  await expect(stories.getByRole("link", { name: "Apply Now" })).toHaveAttribute("href", "/apply");
  expect(media).toEqual([]);
  await expect(page.locator("dialog, video, iframe")).toHaveCount(0);

  await cardOf(page, titles[2]).click();
  const { dialog, video, close } = modalOf(page, titles[2]);
  await expect(video).toHaveJSProperty("controls", true);
  await expect(video).toHaveJSProperty("autoplay", true);
  await expect(video).toHaveJSProperty("paused", false);
  await expect.poll(() => video.evaluate(playingFile)).toMatch(VIDEO_FILE);
  const tracks = await video.evaluate((element: HTMLVideoElement) =>
    Array.from(element.textTracks, ({ language, label, mode }) => [language, label, mode]),
  );
  expect(tracks).toEqual([
    ["en", "English", "showing"],
    ["es", "Español", "disabled"],
  ]);
  const playing = await video.elementHandle();
  await close.click();
  await expect(dialog).toHaveCount(0);
  // The removed video element looks for another source before it stops loading (networkState 0).
  await expect
    .poll(() =>
      playing?.evaluate((element) =>
        element instanceof HTMLVideoElement ? [element.paused, element.networkState] : [],
      ),
    )
    .toEqual([true, 0]);
  const loaded = new Set(media.map((url) => new URL(url).pathname));
  const subtitles = "/video/sample.en.vtt";
  expect([...loaded].toSorted()).toEqual([subtitles, expect.stringMatching(VIDEO_FILE)]);

  const opened = context.waitForEvent("page");
  await cardOf(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/video/sample.mp4");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("the video modal has its size, and gives the focus back", async ({ page }) => {
  const modal = await openModal(page);
  await expect(modal.dialog).toBeFocused();
  const place = () => cardOf(page).boundingBox();
  const before = await place();
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press("End");
  await expect.poll(place).toEqual(before);
  await modal.dialog.getByText("Welcome to the bay").click();
  await modal.video.click({ position: { x: 20, y: 20 } });
  await modal.close.click();
  for (const close of [
    () => modal.close.click(),
    () => page.mouse.click(5, 300),
    () => page.keyboard.press("Escape"),
  ]) {
    await cardOf(page).click();
    await expect(modal.dialog).toBeFocused();
    await close();
    await expect(modal.dialog).toHaveCount(0);
    await expect(cardOf(page)).toBeFocused();
  }
  await page.mouse.wheel(0, 200);
  await expect.poll(place, "scrolls again").not.toEqual(before);

  const rowCount = async () => {
    const boxes = await Promise.all(titles.map((title) => cardOf(page, title).boundingBox()));
    return new Set(boxes.map((box) => box?.y)).size;
  };
  expect(await rowCount()).toBe(1);
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await rowCount()).toBe(3);

  await test.step("the modal has the specified size", async () => {
    for (const [title, width, height, [shareOfWidth, shareOfHeight]] of [
      [titles[0], 599, 800, NARROW],
      [titles[0], 600, 800, MEDIUM],
      [titles[0], 899, 800, MEDIUM],
      [titles[0], 900, 800, WIDE],
      // Of Program, whose section About and Reviews have, too.
      [titles[1], 375, 700, MEDIUM],
      [titles[1], 1280, 800, MEDIUM],
    ] as const) {
      const { dialog, video } = modalOf(page, title);
      if (!(await dialog.isVisible())) {
        await openModal(page, title === titles[1] ? "/program" : "/", title);
        // Drawing it in each size takes half of the time.
        await video.evaluate((playing: HTMLVideoElement) => playing.pause());
      }
      await page.setViewportSize({ width, height });
      const message = `${title} at ${width} by ${height} px`;
      await expect(video).toBeInViewport({ ratio: 1 });
      const box = await dialog.boundingBox();
      expect.soft(box?.width, message).toBeCloseTo(width * shareOfWidth, 0);
      expect.soft(box?.height, message).toBeCloseTo(height * shareOfHeight, 0);
      expect.soft(box?.x, message).toBeCloseTo((width * (1 - shareOfWidth)) / 2, 0);
      expect.soft(box?.y, message).toBeCloseTo((height * (1 - shareOfHeight)) / 2, 0);
    }
  });
});

test("a browser without H.264 or URL.canParse plays the WebM video", async ({ page }) => {
  // As the oldest supported Chrome.
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, "canParse");
  });
  await page.route("**/sample.mp4", (route) =>
    route.fulfill({ contentType: "video/mp4", body: "of no codec that is known here" }),
  );
  const { video } = await openModal(page);
  await expect.poll(() => video.evaluate(playingFile)).toBe("/video/sample.webm");
  await expect(video).toHaveJSProperty("paused", false);
});
