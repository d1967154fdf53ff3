import type { Page } from "@playwright/test";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { cardOf, modalOf, openModal } from "../support/components/drive-video.ts";

const titles = ["Welcome to the bay", "In the classroom", "Graduation day"];

/** The sample video: MP4, or WebM in a browser without H.264, such as Chromium without codecs. */
const VIDEO_FILE = /^\/video\/sample\.(mp4|webm)$/;

/** The path of the file that a video element is playing; empty before it plays. */
function playingFile(element: HTMLElement): string {
  if (!(element instanceof HTMLVideoElement)) return "";
  const isPlaying = element.videoWidth > 0 && element.currentTime > 0;
  return isPlaying ? new URL(element.currentSrc).pathname : "";
}

/** Records the paths of all videos and captions that the page requests. */
function recordMedia(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/video/")) paths.push(pathname);
  });
  return paths;
}

test("each card in REAL STORIES plays a video with captions, which is downloaded only while its modal is open", async ({
  page,
  context,
}) => {
  const media = recordMedia(page);
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

  for (const title of titles) {
    await cardOf(page, title).click();
    const { dialog, video, close } = modalOf(page, title);
    await expect(video).toHaveJSProperty("controls", true);
    await expect(video).toHaveJSProperty("autoplay", true);
    await expect(video).toHaveJSProperty("paused", false);
    await expect.poll(() => video.evaluate(playingFile)).toMatch(VIDEO_FILE);
    const tracks = await video.evaluate((element: HTMLVideoElement) =>
      Array.from(element.textTracks, ({ kind, language, label, mode }) => ({
        kind,
        language,
        label,
        mode,
      })),
    );
    expect(tracks).toEqual([
      { kind: "captions", language: "en", label: "English", mode: "showing" },
      { kind: "captions", language: "es", label: "Español", mode: "disabled" },
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
  }
  expect([...new Set(media)].toSorted()).toEqual([
    "/video/sample.en.vtt",
    expect.stringMatching(VIDEO_FILE),
  ]);

  const opened = context.waitForEvent("page");
  await cardOf(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/video/sample.mp4");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("the video modal takes focus and returns it when closed, and the video cards form a row, or on phones a column", async ({
  page,
}) => {
  const modal = await openModal(page);
  await expect(modal.dialog).toBeFocused();
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

  const rowCount = async () => {
    const boxes = await Promise.all(titles.map((title) => cardOf(page, title).boundingBox()));
    return new Set(boxes.map((box) => box?.y)).size;
  };
  expect(await rowCount()).toBe(1);
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await rowCount()).toBe(3);
});

test("a browser that cannot decode the MP4 video plays the WebM video", async ({ page }) => {
  await page.route("**/sample.mp4", (route) =>
    route.fulfill({ contentType: "video/mp4", body: "of no codec that is known here" }),
  );
  const { video } = await openModal(page);
  await expect.poll(() => video.evaluate(playingFile)).toBe("/video/sample.webm");
  await expect(video).toHaveJSProperty("paused", false);
});

test.describe("no-js", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a video card links to the video file", async ({ page }) => {
    await page.goto("/program");
    await cardOf(page, "In the classroom").click();
    await expect(page).toHaveURL("/video/sample.mp4");
  });
});
