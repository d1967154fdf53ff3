import type { Page } from "@playwright/test";

import {
  answerForWhatsApp,
  chatButton,
  chatWindow,
  messageField,
  sendButton,
} from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

const greeting = "Hi there! How can I help you today?";

const typing = (page: Page) => page.getByText("Banderas TEFL is typing");

// In a lower window the open chat would cover the header’s links.
test.use({ viewport: { width: 1280, height: 720 } });

test("the chat greets once, and each message opens WhatsApp", async ({ page, context, allow }) => {
  await answerForWhatsApp(context, allow);
  await page.clock.install({ time: "2025-01-06T09:00:00" });
  await openPage(page, "/aboutus");
  await page.clock.pauseAt("2025-01-06T09:05:00");
  await chatButton(page).click();
  await expect(chatWindow(page)).toContainText("Typically replies within 1 hour");
  await expect(typing(page)).toBeAttached();
  await page.clock.runFor(1000);
  await page.keyboard.press("Escape");
  await expect(chatWindow(page)).toBeHidden();
  await chatButton(page).click();
  await page.clock.runFor(999);
  await expect(typing(page)).toBeAttached();
  await expect(page.getByText(greeting)).toHaveCount(0);

  await page.clock.runFor(1);
  await expect(page.getByRole("log").getByRole("listitem")).toHaveText([/^Hi there!.*09:05$/]);
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(typing(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByText(greeting)).toHaveCount(1);

  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  await expect(page.getByText(greeting)).toBeVisible();
  await chatButton(page).click();
  await chatButton(page).click();
  await page.clock.runFor(10_000);
  await expect(page.getByText(greeting)).toHaveCount(1);
  await expect(typing(page)).toHaveCount(0);

  await test.step("unless it is blank or too long", async () => {
    await messageField(page).fill("   ");
    await messageField(page).press("Enter");
    await messageField(page).fill("x".repeat(1001));
    const alert = chatWindow(page).getByRole("alert");
    await expect(alert).toContainText("at most 1,000 characters");
    await expect(alert).toContainText("1,001 / 1,000");
    await messageField(page).press("Enter");
    await expect(alert).toBeVisible();
    await expect(messageField(page)).toHaveValue("x".repeat(1001));
    await expect(messageField(page)).toHaveAccessibleDescription(/at most 1,000 characters/);
    expect(context.pages()).toHaveLength(1);

    await messageField(page).press("Backspace");
    await expect(alert).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await messageField(page).press("Enter");
    await opened;
    await expect(messageField(page)).toHaveValue("");
    const sent = page.getByRole("log").getByRole("listitem").filter({ hasText: "You ·" });
    await expect(sent).toHaveCount(1);
    expect(context.pages()).toHaveLength(2);

    const text = "Housing & fees: 100 %? #1 + ¿Sí? 😀";
    await messageField(page).fill(`  ${text} `);
    const openedNext = context.waitForEvent("page");
    await sendButton(page).click();
    const tab = await openedNext;
    await tab.waitForURL("https://wa.me/**");
    const address = new URL(tab.url());
    expect(address.pathname).toBe("/523225550123");
    expect(address.searchParams.get("text")).toBe(text);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(sent.filter({ hasText: text })).toHaveText(/You · 09:05/);
    await expect(messageField(page)).toHaveValue("");
    await expect(messageField(page)).toBeFocused();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await messageField(page).fill("Hello there");
    await messageField(page).press("Enter");
    const link = sent.last().getByRole("link", { name: "Continue on WhatsApp" });
    await expect(link).toHaveAttribute("href", "https://wa.me/523225550123?text=Hello%20there");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAttribute("target", "_blank");
  });
});
