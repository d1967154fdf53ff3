import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

import type { Allow } from "../fixtures/clean-pages.ts";

export const chatButton = (page: Page) => page.getByRole("button", { name: /^Chat with/ });
export const chatWindow = (page: Page) => page.getByRole("dialog", { name: "Banderas TEFL" });
export const messageField = (page: Page) => page.getByLabel("Write a message");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

/** Mocks WhatsApp, which the chat opens for each message. */
export async function answerForWhatsApp(context: BrowserContext, allow: Allow): Promise<void> {
  allow.host("wa.me");
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
}

/** Sends a message, and closes WhatsApp's tab: background pages get no animation frames. */
export async function say(page: Page, words: string): Promise<void> {
  const whatsapp = page.waitForEvent("popup");
  await messageField(page).fill(words);
  await messageField(page).press("Enter");
  await (await whatsapp).close();
  await expect(chatWindow(page).getByText(words)).toBeVisible();
}

/** The titles of the gallery's pictures, in order. */
export const titles = [
  "Sunset on the beach",
  "Learning through play",
  "Caps in the air",
  "Down to the sea",
  "Tacos at the market",
  "A whale in the bay",
] as const;

export const thumbnailOf = (page: Page, title: string) =>
  page.getByRole("link", { name: `Open the picture: ${title}` });

export function lightboxOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Unforgettable Moments, picture by picture" });
  return {
    dialog,
    picture: dialog.getByRole("img"),
    caption: dialog.locator("[aria-live=polite]"),
    previous: dialog.getByRole("button", { name: "Previous picture" }),
    next: dialog.getByRole("button", { name: "Next picture" }),
    close: dialog.getByRole("button", { name: "Close the picture" }),
  };
}

/** Opens the Reviews page, and the lightbox with a picture. */
export async function openLightbox(page: Page, number = 1) {
  await page.goto("/reviews");
  await thumbnailOf(page, titles[number - 1] ?? "").click();
  const lightbox = lightboxOf(page);
  await expectPicture(page, number);
  return lightbox;
}

/** Expects the lightbox to show only the given picture, fully in view. */
export async function expectPicture(page: Page, number: number) {
  const { picture, caption } = lightboxOf(page);
  await expect(caption).toHaveText(`${titles[number - 1]} ${number} of 6`);
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 1 });
}

export const cardOf = (page: Page, title = "Welcome to the bay") =>
  page.getByRole("link", { name: `Play: ${title}` });

export function modalOf(page: Page, title = "Welcome to the bay") {
  const dialog = page.getByRole("dialog", { name: title });
  return {
    dialog,
    video: dialog.locator("video"),
    close: dialog.getByRole("button", { name: "Close the video" }),
  };
}

/** Opens a page and the modal of a video. */
export async function openModal(page: Page, path = "/", title = "Welcome to the bay") {
  await page.goto(path);
  await cardOf(page, title).click();
  const modal = modalOf(page, title);
  await expect(modal.dialog).toBeVisible();
  return modal;
}

/** Matches the alternative text of the first and the second picture. */
export const bay = /sunset over Banderas Bay/;
export const promenade = /promenade/;

export function heroOf(page: Page) {
  const region = page.getByRole("region", { name: "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE" });
  return {
    region,
    picture: region.locator("[data-shown] img"),
    controls: region.getByRole("group", { name: "Pictures in the background" }),
    indicator: (number: number) =>
      region.getByRole("button", { name: `Show picture ${number} of 2` }),
    pause: region.getByRole("button", { name: "Pause the pictures" }),
    play: region.getByRole("button", { name: "Play the pictures" }),
  };
}

/** Removes the focus from the active element. */
export const blur = (page: Page) =>
  page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );

/** Pauses the splash's animations, so that it does not end by itself. */
export async function pauseSplash(splash: Locator): Promise<void> {
  await splash.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
}

/** Presses Submit, and waits for the dialog that says that the application was sent. */
export async function submitApplication(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
}

/** Sends a message by the contact form, and waits for the dialog that says so. */
export async function sendMessage(page: Page, email: string, message = "Hello"): Promise<void> {
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill(email);
  await form.getByLabel("Your message").fill(message);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
}
