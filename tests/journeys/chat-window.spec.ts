import { chatButton, chatWindow, messageField, sendButton } from "../support/chat.ts";
import { openPage } from "../support/open-page.ts";
import { expect, test } from "../support/site.ts";

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
    await expect(messageField(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "true");
    await closeIt();
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("a closed chat is not in the tab order, an open one follows its button", async ({ page }) => {
  await openPage(page, "/aboutus");
  await chatButton(page).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]"))).toBeNull();
  await chatButton(page).press("Enter");
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
});

test("the chat’s code is asked for when a pointer comes near, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("conversation")) asked.push(request.url());
  });
  await openPage(page, "/aboutus");
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
  await expect(messageField(page)).toBeFocused();
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
    await expect(messageField(page)).toBeVisible();
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
  await expect(messageField(page)).toBeVisible();
  await expect
    .poll(async () => {
      const box = await chatWindow(page).boundingBox();
      return box && box.y >= 0 && box.y + box.height <= 380;
    })
    .toBe(true);
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
