import { expect, type Page } from "@playwright/test";

export const chatButton = (page: Page) => page.getByRole("button", { name: /^Chat with/ });
export const chatWindow = (page: Page) => page.getByRole("dialog", { name: "Banderas TEFL" });
export const messageField = (page: Page) => page.getByLabel("Write a message");
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

/** Sends a message, and closes the tab with WhatsApp that it opens: a page behind one stands still. */
export async function say(page: Page, words: string): Promise<void> {
  const whatsapp = page.waitForEvent("popup");
  await messageField(page).fill(words);
  await messageField(page).press("Enter");
  await (await whatsapp).close();
  await expect(chatWindow(page).getByText(words)).toBeVisible();
}
