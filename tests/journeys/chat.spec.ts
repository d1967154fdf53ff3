import type { Page } from "@playwright/test";

import { expect, test } from "../support/site.ts";

const greeting = "Hi there! How can I help you today?";

const chatButton = (page: Page) => page.getByRole("button", { name: /^Chat with/ });
const chatWindow = (page: Page) => page.getByRole("dialog", { name: "Banderas TEFL" });
const typing = (page: Page) => page.getByText("Banderas TEFL is typing");
const field = (page: Page) => page.getByLabel("Write a message");
const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

/** Opens a page with a clock that stands at 09:05 and moves only when it is told to. */
async function openAt0905(page: Page, path = "/aboutus") {
  await page.clock.install({ time: "2025-01-06T09:00:00" });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.clock.pauseAt("2025-01-06T09:05:00");
}

test.beforeEach(async ({ context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
});

test("the first opening shows typing for 2 s, then the greeting with its time", async ({
  page,
}) => {
  await openAt0905(page);
  await chatButton(page).click();
  await expect(chatWindow(page)).toContainText("Typically replies within 1 hour");
  await expect(typing(page)).toBeAttached();
  await page.clock.runFor(1999);
  await expect(typing(page)).toBeAttached();
  await expect(page.getByText(greeting)).toHaveCount(0);

  await page.clock.runFor(1);
  await expect(page.getByRole("log").getByRole("listitem")).toHaveText([/^Hi there!.*09:05$/]);
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(typing(page)).toHaveCount(0);
});

test("the greeting comes once, though the chat is closed while it is typed", async ({ page }) => {
  await openAt0905(page);
  await chatButton(page).click();
  await expect(typing(page)).toBeAttached();
  await page.clock.runFor(1000);
  await page.keyboard.press("Escape");
  await expect(chatWindow(page)).toBeHidden();
  await chatButton(page).click();
  await page.clock.runFor(1000);
  await expect(page.getByText(greeting)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(page.getByText(greeting)).toHaveCount(1);
});

test("the conversation goes along to another page, without a second greeting", async ({ page }) => {
  await openAt0905(page);
  await chatButton(page).click();
  await expect(typing(page)).toBeAttached();
  await page.clock.runFor(2000);
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  await expect(page.getByText(greeting)).toBeVisible();
  await chatButton(page).click();
  await chatButton(page).click();
  await page.clock.runFor(10_000);
  await expect(page.getByText(greeting)).toHaveCount(1);
  await expect(typing(page)).toHaveCount(0);
});

test("a message is kept with its time and goes to WhatsApp in a new tab", async ({
  page,
  context,
}) => {
  await openAt0905(page);
  await chatButton(page).click();
  const text = "Housing & fees: 100 %?";
  await field(page).fill(`  ${text} `);
  const opened = context.waitForEvent("page");
  await sendButton(page).click();
  const tab = await opened;
  await tab.waitForURL("https://wa.me/**");

  const address = new URL(tab.url());
  expect(address.pathname).toBe("/523225550123");
  expect(address.searchParams.get("text")).toBe(text);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const message = page.getByRole("log").getByRole("listitem").filter({ hasText: text });
  await expect(message).toHaveText(/You · 09:05/);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
});

test("nothing is sent when there is nothing but spaces", async ({ page, context }) => {
  await openAt0905(page);
  await chatButton(page).click();
  await field(page).fill("   ");
  await field(page).press("Enter");
  await field(page).fill("Hello");
  const opened = context.waitForEvent("page");
  await field(page).press("Enter");
  await opened;
  await expect(page.getByRole("log").getByRole("listitem").filter({ hasText: "You" })).toHaveCount(
    1,
  );
  expect(context.pages()).toHaveLength(2);
});

test("a message whose tab the browser blocks stays, with a link to open it", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/");
  await chatButton(page).click();
  await field(page).fill("Hello there");
  await field(page).press("Enter");
  const link = page.getByRole("log").getByRole("link", { name: "Continue on WhatsApp" });
  await expect(link).toHaveAttribute("href", "https://wa.me/523225550123?text=Hello%20there");
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("Escape, the close button and the round button close it; the focus is on the round button", async ({
  page,
}) => {
  await page.goto("/");
  const close = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close the chat" }).click(),
    () => chatButton(page).click(),
  ];
  for (const closeIt of close) {
    await chatButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "true");
    await closeIt();
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("a closed chat is not in the tab order, an open one follows its button", async ({ page }) => {
  await page.goto("/aboutus", { waitUntil: "networkidle" });
  await chatButton(page).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]"))).toBeNull();
  await chatButton(page).press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
});

test("the chat’s code is asked for when a pointer comes near, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("conversation")) asked.push(request.url());
  });
  await page.goto("/aboutus", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await chatButton(page).hover();
  await expect.poll(() => asked).toHaveLength(1);
});

test("on a slow line the click is kept: the window says that it is loading", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/conversation*", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/aboutus");
  await chatButton(page).click();
  await expect(chatWindow(page).getByRole("status")).toHaveText("Loading the chat");
  arrive();
  await expect(field(page)).toBeFocused();
});

test("when the chat’s code does not arrive, there is a link to WhatsApp", async ({ page }) => {
  await page.route("**/conversation*", (route) => route.abort());
  await page.goto("/aboutus");
  await chatButton(page).click();
  await expect(
    chatWindow(page).getByRole("link", { name: "Write to us on WhatsApp" }),
  ).toHaveAttribute("href", "https://wa.me/523225550123");
});

for (const [width, height] of [
  [320, 568],
  [375, 812],
  [740, 320],
]) {
  test(`on a screen of ${width} by ${height} the window is on it as a whole`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/aboutus");
    await chatButton(page).click();
    await expect(field(page)).toBeVisible();
    const box = await chatWindow(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Number(height));
    expect(box?.x).toBeGreaterThan(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(Number(width) - 8);
  });
}

test("the window stays above an on-screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const beside = Object.assign(new EventTarget(), { height: 380, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: beside });
  });
  await page.goto("/aboutus");
  await chatButton(page).click();
  await expect(field(page)).toBeVisible();
  await expect
    .poll(async () => {
      const box = await chatWindow(page).boundingBox();
      return box && box.y >= 0 && box.y + box.height <= 380;
    })
    .toBe(true);
});

test("the floating buttons give way to a control with the focus beneath them", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/aboutus", { waitUntil: "networkidle" });
  const floating = page.getByRole("complementary", { name: "Chat and back to top" });
  const message = page.getByRole("contentinfo").getByRole("textbox", { name: "Your message" });
  await message.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().bottom + window.scrollY - 660);
    element.focus({ preventScroll: true });
  });
  await expect(floating).toHaveCSS("opacity", "0");
  await message.evaluate((element) => element.blur());
  await expect(floating).toHaveCSS("opacity", "1");
});

test.describe("without JavaScript", () => {
  test("the round button is a link to WhatsApp, in the same place", async ({ browser, page }) => {
    await page.goto("/aboutus");
    const place = await chatButton(page).boundingBox();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    const link = plain.getByRole("link", { name: /^Chat with .* on WhatsApp/ });
    await expect(link).toHaveAttribute("href", "https://wa.me/523225550123");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    expect(await link.boundingBox()).toEqual(place);
    expect(place?.width).toBeGreaterThanOrEqual(44);
    await expect(chatButton(plain)).toBeHidden();
    await expect(chatWindow(plain)).toBeHidden();
    await context.close();
  });
});
