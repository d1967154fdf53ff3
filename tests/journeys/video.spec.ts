import type { Page } from "@playwright/test";

import { interactive, openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";
import { cardOf, modalOf, openModal } from "../support/video.ts";

const titles = ["Welcome to the bay", "In the classroom", "Graduation day"];

/** The addresses of the video and its captions that the page asks for, as they come. */
function recordMedia(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/video/")) paths.push(pathname);
  });
  return paths;
}

test("REAL STORIES has three cards; each opens its video, playing, with controls and captions", async ({
  page,
}) => {
  await page.goto("/");
  const stories = page.getByRole("region", { name: "REAL STORIES" });
  await expect(
    stories.getByText(
      "Let people speak for themselves, trust the product, and start your own journey.",
    ),
  ).toBeVisible();
  await expect(stories.getByRole("link", { name: /^Play:/ })).toHaveCount(3);
  await expect(stories.getByRole("link", { name: "Apply Now" })).toHaveAttribute("href", "/apply");

  for (const title of titles) {
    await cardOf(page, title).click();
    const { dialog, video, close } = modalOf(page, title);
    await expect(video).toHaveJSProperty("controls", true);
    await expect(video).toHaveJSProperty("autoplay", true);
    await expect(video).toHaveJSProperty("paused", false);
    await expect(video).toHaveAttribute("src", "/video/sample.mp4");
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
    await close.click();
    await expect(dialog).toHaveCount(0);
  }
});

test("the cards stand in a row of three on wide screens and below each other on phones", async ({
  page,
}) => {
  const tops = async () => {
    const boxes = await Promise.all(titles.map((title) => cardOf(page, title).boundingBox()));
    return new Set(boxes.map((box) => box?.y)).size;
  };
  await page.goto("/");
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await tops()).toBe(3);
});

test("nothing of a video is downloaded before it is opened, nor after it is closed", async ({
  page,
}) => {
  const media = recordMedia(page);
  await openPage(page, "/");
  await cardOf(page).scrollIntoViewIfNeeded();
  await interactive(page);
  expect(media).toEqual([]);
  await expect(page.locator("dialog, video, iframe")).toHaveCount(0);

  await cardOf(page).click();
  await expect
    .poll(() => new Set(media))
    .toEqual(new Set(["/video/sample.mp4", "/video/sample.en.vtt"]));
  const playing = await modalOf(page).video.elementHandle();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog, video, iframe")).toHaveCount(0);
  // It looks for another source first, and finds none.
  await expect
    .poll(() =>
      playing?.evaluate((element) =>
        element instanceof HTMLVideoElement ? [element.paused, element.networkState] : [],
      ),
    )
    .toEqual([true, 0]);
});

for (const [way, close] of [
  ["its button", (page: Page) => modalOf(page).close.click()],
  ["a click beside it", (page: Page) => page.mouse.click(5, 300)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`the modal is closed by ${way}, takes the focus and gives it back`, async ({ page }) => {
    const { dialog, close: button } = await openModal(page);
    await expect(button).toBeFocused();
    await close(page);
    await expect(dialog).toHaveCount(0);
    await expect(cardOf(page)).toBeFocused();
  });
}

test("a click inside leaves the modal open", async ({ page }) => {
  const { dialog, video } = await openModal(page);
  await dialog.getByText("Welcome to the bay").click();
  await video.click({ position: { x: 20, y: 20 } });
  await expect(dialog).toBeVisible();
});

test("Ctrl and a click open the video by itself, in a new tab", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await cardOf(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/video/sample.mp4");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card leads to the video itself", async ({ page }) => {
    await page.goto("/program");
    await cardOf(page, "In the classroom").click();
    await expect(page).toHaveURL("/video/sample.mp4");
  });
});
