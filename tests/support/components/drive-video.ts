import { expect, type Page } from "@playwright/test";

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
