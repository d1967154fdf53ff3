import type { Locator, Page } from "@playwright/test";

import { chatButton } from "../support/components/drive-chat.ts";
import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });

/** Scrolls the page until a control is underneath a floating button. */
async function scrollUnder(control: Locator, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  await control.evaluate(
    (element, middle) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2 - middle, behavior: "instant" });
    },
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
}

/** The distance of a button's left edge from the page's right edge, in pixels. */
const reach = (button: Locator) =>
  button.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return Math.round(document.documentElement.clientWidth - left);
  });

/** Expects that a button is in its usual place. */
const expectInPlace = (button: Locator) => expect.poll(() => reach(button)).toBeGreaterThan(70);
/** Expects that a button has moved aside into the page's margin, where it covers nothing. */
const expectAside = (button: Locator) => expect.poll(() => reach(button)).toBe(24);

/**
 * The controls that visible floating buttons cover while a page is scrolled to its end, and the
 * words that they cover there: nothing can scroll those out from under a button.
 */
function coveredOnTheWayDown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const covered = new Set<string>();
    const floating = Array.from(document.querySelectorAll("aside > :is(a, button)"));
    const words = document.createRange();
    const measure = (button: Element, isAtEnd: boolean) => {
      const box = button.getBoundingClientRect();
      const radius = box.width / 2;
      const [middleX, middleY] = [box.left + radius, box.top + radius];
      const width = document.documentElement.clientWidth;
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        left < width &&
        Math.hypot(
          Math.max(left - middleX, 0, middleX - right),
          Math.max(top - middleY, 0, middleY - bottom),
        ) <
          radius - 1;
      const parts = document.querySelectorAll("main, footer");
      const controls = Array.from(parts, (part) => [
        ...part.querySelectorAll(":is(input, textarea)[id]"),
      ]);
      for (const control of controls.flat()) {
        if (control.checkVisibility() && meets(control.getBoundingClientRect())) {
          covered.add(control.id);
        }
      }
      for (const part of isAtEnd ? parts : []) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const element = node.parentElement;
          if (!element?.checkVisibility({ visibilityProperty: true }) || element.offsetWidth < 2)
            continue;
          words.selectNode(node);
          const { x, y } = element.getBoundingClientRect();
          const isOnTop = Array.from(words.getClientRects()).some(meets);
          if (isOnTop) covered.add(`${node.textContent} (${Math.round(x)}, ${Math.round(y)})`);
        }
      }
    };
    for (let top = 0; ; top += 280) {
      window.scrollTo({ top, behavior: "instant" });
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      // The page may have become longer, because sections are laid out near the window only.
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      for (const button of floating) {
        if (button.checkVisibility({ visibilityProperty: true })) measure(button, isAtEnd);
      }
      if (isAtEnd) return Array.from(covered);
    }
  });
}

test("while a page is scrolled, floating buttons cover no field and at its end no text, and the chat button does not move for each field", async ({
  page,
}) => {
  for (const path of ["/", "/apply"]) {
    await openPage(page, path);
    await page.locator("html[data-fonts-loaded]").waitFor();
    for (const width of [375, 820]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await coveredOnTheWayDown(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const moves = await chatButton(page).evaluate(async (button) => {
    let count = 0;
    const counting = new MutationObserver((records) => (count += records.length));
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    counting.observe(button, { attributeFilter: ["data-obscuring"] });
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end; top += 80) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    return count;
  });
  // At most one move aside and one back for each form, for the texts between, and for the buttons.
  expect(moves).toBeLessThanOrEqual(8);
});

test("the chat button moves aside for fields, buttons and links that it would cover, unless it is focused or the chat is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, "/aboutus");
  const message = page.getByRole("textbox", { name: "Your message" });
  await test.step("on a phone, it moves aside for a field and a button", async () => {
    for (const control of [page.getByRole("button", { name: "Send", exact: true }), message]) {
      await scrollUnder(control, chatButton(page));
      await expectAside(chatButton(page));
    }
  });
  await test.step("at the page's end it moves back, although words are close above it", async () => {
    await page.evaluate(() => window.scrollBy({ top: 10_000, behavior: "instant" }));
    await expectInPlace(chatButton(page));
    await scrollUnder(message, chatButton(page));
    await expectAside(chatButton(page));
  });
  await test.step("it does not move aside while it has the focus", async () => {
    await page.keyboard.press("Tab");
    await chatButton(page).evaluate((element) => element.focus({ preventScroll: true }));
    await expectInPlace(chatButton(page));
    await chatButton(page).evaluate((element) => element.blur());
    await expectAside(chatButton(page));
  });
  await test.step("where it has moved aside, it still opens the chat", async () => {
    await chatButton(page).click({ position: { x: 12, y: 28 } });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectInPlace(chatButton(page));
    await page.keyboard.press("Escape");
    // Scroll to a position where nothing is underneath the chat button.
    await page.getByRole("contentinfo").evaluate((footer) => {
      window.scrollBy({ top: footer.getBoundingClientRect().top - 60, behavior: "instant" });
    });
    await expectInPlace(chatButton(page));
  });
  await test.step("on a desktop, only the button “Back to top” moves aside for the button “Send”", async () => {
    await page.setViewportSize({ width: 1180, height: 700 });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(backToTop(page)).toBeVisible();
    await scrollUnder(page.getByRole("button", { name: "Send", exact: true }), backToTop(page));
    await expectAside(backToTop(page));
    await expectInPlace(chatButton(page));
  });
  await test.step("on a desktop, it moves aside for a focused link", async () => {
    await openPage(page, "/reviews");
    const picture = page.getByRole("link", { name: "Open the picture: Caps in the air" });
    await scrollUnder(picture, chatButton(page));
    await expectInPlace(chatButton(page));
    await picture.evaluate((element) => element.focus({ preventScroll: true }));
    await expectAside(chatButton(page));
    await picture.evaluate((element) => element.blur());
    await expectInPlace(chatButton(page));
  });
  await test.step("on a phone, it moves aside for a field of the application form and a link", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    for (const [path, role, name] of [
      ["/apply", "textbox", "Nationality"],
      ["/", "link", /^Apply Now November 2nd/],
    ] as const) {
      await openPage(page, path);
      await scrollUnder(page.getByRole(role, { name, exact: true }), chatButton(page));
      await expectAside(chatButton(page));
    }
  });
});
