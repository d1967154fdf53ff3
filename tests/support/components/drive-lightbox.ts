import { expect, type Page } from "@playwright/test";

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
