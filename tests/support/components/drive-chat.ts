import { type BrowserContext, expect, type Page } from "@playwright/test";

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
