import type { Page } from "@playwright/test";

import { expect, test } from "../support/site.ts";

const titles = ["Welcome to the bay", "In the classroom", "Graduation day"];

const cardOf = (page: Page, title = "Welcome to the bay") =>
  page.getByRole("link", { name: `Play: ${title}` });

function modalOf(page: Page, title = "Welcome to the bay") {
  const dialog = page.getByRole("dialog", { name: title });
  return {
    dialog,
    video: dialog.locator("video"),
    close: dialog.getByRole("button", { name: "Close the video" }),
  };
}

async function openModal(page: Page, path = "/", title = "Welcome to the bay") {
  await page.goto(path);
  await cardOf(page, title).click();
  const modal = modalOf(page, title);
  await expect(modal.dialog).toBeVisible();
  return modal;
}

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
  await page.goto("/", { waitUntil: "networkidle" });
  await cardOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(media).toEqual([]);
  await expect(page.locator("dialog, video, iframe")).toHaveCount(0);

  await cardOf(page).click();
  await expect
    .poll(() => new Set(media))
    .toEqual(new Set(["/video/sample.mp4", "/video/sample.en.vtt"]));
  const playing = await modalOf(page).video.elementHandle();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog, video, iframe")).toHaveCount(0);
  const closed = await playing?.evaluate((element) =>
    element instanceof HTMLVideoElement ? [element.paused, element.networkState] : [],
  );
  expect(closed).toEqual([true, 0]);
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

for (const { path, title, width, height, share } of [
  { path: "/", title: "Welcome to the bay", width: 375, height: 700, share: [0.9, 0.7] },
  { path: "/", title: "Welcome to the bay", width: 599, height: 800, share: [0.9, 0.7] },
  { path: "/", title: "Welcome to the bay", width: 600, height: 800, share: [0.8, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 899, height: 800, share: [0.8, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 900, height: 800, share: [0.6, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 1920, height: 1000, share: [0.6, 0.8] },
  { path: "/program", title: "In the classroom", width: 375, height: 700, share: [0.8, 0.8] },
  { path: "/program", title: "In the classroom", width: 1280, height: 800, share: [0.8, 0.8] },
  { path: "/reviews", title: "Graduation day", width: 1280, height: 800, share: [0.8, 0.8] },
  { path: "/aboutus", title: "Welcome to the bay", width: 768, height: 900, share: [0.8, 0.8] },
] as const) {
  test(`the modal on ${path} at ${width} px is ${share[0]} by ${share[1]} of the view, in its middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { dialog, video } = await openModal(page, path, title);
    const box = await dialog.boundingBox();
    expect(box?.width).toBeCloseTo(width * share[0], 0);
    expect(box?.height).toBeCloseTo(height * share[1], 0);
    expect(box?.x).toBeCloseTo((width * (1 - share[0])) / 2, 0);
    expect(box?.y).toBeCloseTo((height * (1 - share[1])) / 2, 0);
    await expect(video).toBeInViewport({ ratio: 1 });
  });
}

test("the page behind neither scrolls nor shifts, beside a scroll bar of its own", async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.goto("/");
  await cardOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const place = () => page.getByRole("heading", { name: "REAL STORIES" }).boundingBox();
  const before = await place();
  expect(await page.evaluate(() => window.innerWidth - document.body.clientWidth)).toBeGreaterThan(
    0,
  );

  await cardOf(page).click();
  await expect(modalOf(page).dialog).toBeVisible();
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press("End");
  await expect.poll(place).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(modalOf(page).dialog).toHaveCount(0);
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(place).not.toEqual(before);
  await browser.close();
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
