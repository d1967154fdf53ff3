import {
  chatButton,
  chatWindow,
  messageField,
  sendButton,
} from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";

test("the chat window fits the screen, and gives the focus back", async ({ page }) => {
  const chunk = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route("**/conversation*", async (route) => {
    requests.push(route.request().url());
    await chunk.promise;
    await route.continue();
  });
  await openPage(page, "/aboutus");
  expect(requests).toEqual([]);
  await test.step("a closed chat is not in the tab order", async () => {
    await chatButton(page).focus();
    await page.keyboard.press("Tab");
    const dialog = () => document.activeElement?.closest("[role=dialog]");
    expect(await page.evaluate(dialog)).toBeNull();
  });
  await chatButton(page).hover();
  await expect.poll(() => requests).toHaveLength(1);

  await test.step("a click before the chat has loaded shows “Loading the chat”", async () => {
    await chatButton(page).click();
    await expect(chatWindow(page).getByRole("status")).toHaveText("Loading the chat");
    chunk.resolve();
    await expect(messageField(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
  });
  const waysToClose = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close the chat" }).click(),
    () => chatButton(page).click(),
  ];
  for (const close of waysToClose) {
    await chatButton(page).press("Enter");
    await expect(messageField(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await expect(chatButton(page)).toHaveAttribute("aria-expanded", "false");
  }

  await test.step("Escape at the moment of the click closes the chat", async () => {
    await chatButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    await expect(chatWindow(page)).toBeHidden();
  });

  await test.step("the window opens within a phone’s screen, also in landscape", async () => {
    for (const [width, height] of [
      [320, 568],
      [375, 812],
      [740, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await chatButton(page).press("Enter");
      await expect(messageField(page)).toBeVisible();
      await expect
        .poll(async () => {
          const box = await chatWindow(page).boundingBox();
          if (!box) return false;
          const isInHeight = box.y >= 0 && box.y + box.height <= height;
          return isInHeight && box.x > 8 && box.x + box.width < width - 8;
        }, `${width} by ${height} px`)
        .toBe(true);
      await page.keyboard.press("Escape");
      await expect(chatWindow(page)).toBeHidden();
      await expect(chatButton(page)).toBeFocused();
    }
  });

  await test.step("the window stays above an on-screen keyboard", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.evaluate(() => {
      const viewport = Object.assign(new EventTarget(), { height: 380, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, "visualViewport", { value: viewport });
    });
    await chatButton(page).press("Enter");
    await expect(messageField(page)).toBeVisible();
    await expect
      .poll(async () => {
        const box = await chatWindow(page).boundingBox();
        return box && box.y >= 0 && box.y + box.height <= 380;
      })
      .toBe(true);
  });
});
