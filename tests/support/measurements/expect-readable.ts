import { expect, type Page } from "@playwright/test";

import { horizontalOverflow } from "../fixtures/clean-pages.ts";
import { finishAnimations, layOutAllSections, replaceUserStyles } from "../page/settle.ts";

const textAt200Percent = "html { font-size: 212.5% !important }";
/** The text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const views = [
  { name: "text at 200 % on a desktop", width: 1280, height: 800, css: textAt200Percent },
  { name: "text at 200 % on a phone", width: 375, height: 812, css: textAt200Percent },
  { name: "text spacing on a phone", width: 375, height: 812, css: textSpacing },
  { name: "at 400 % zoom", width: 320, height: 256, css: "" },
  { name: "on a phone in landscape", width: 667, height: 375, css: "" },
];

/**
 * Expects that in every view no text is clipped or covered and nothing scrolls horizontally.
 * @param widest leaves out the views that are wider
 */
export async function expectReadable(page: Page, state: string, widest = Infinity) {
  const before = page.viewportSize();
  for (const { name, width, height, css } of views.filter((view) => view.width <= widest)) {
    await page.setViewportSize({ width, height });
    await replaceUserStyles(page, css + layOutAllSections);
    await finishAnimations(page);
    expect.soft(await clippedText(page), `${state}, ${name}`).toEqual([]);
    const overflow = await horizontalOverflow(page);
    expect.soft(overflow, `horizontal overflow of ${state}, ${name}, in px`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Finds unreadable text on a page, or in its open dialog: outside the window, clipped by a box that
 * does not scroll, or overlapped by other text.
 */
function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const lines: { box: DOMRect; content: string; layer: Element }[] = [];
    const root = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);

    /** The boxes around an element that clip it and do not scroll. */
    function* clippingBoxes(element: Element) {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return;
        if (overflowX !== "visible") yield box.getBoundingClientRect();
      }
    }

    /** The box that an element scrolls in, if there is one. */
    function scrollBox(element: Element): DOMRect | undefined {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if (overflowY === "auto" || overflowY === "scroll") return box.getBoundingClientRect();
      }
      return undefined;
    }

    // Floating and sticky elements cover scrolling content intentionally.
    const layers = "header, aside, [popover], .sticky";

    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const content = text.textContent?.trim();
      if (!element || !content || !element.checkVisibility({ visibilityProperty: true })) continue;
      // Skip visually hidden text, options and carousel slides, which may be scrolled away.
      if (element.closest('[class*="sr-only"], .skip-link, [aria-hidden=true], option')) continue;
      if (element.closest('[aria-roledescription="slide"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const clips = [...clippingBoxes(element)];
      const layer = element.closest(layers) ?? root;
      const scroll = scrollBox(element);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
          found.add(`beyond the page: ${content}`);
        }
        if (clips.some(({ left, right }) => box.left < left - 1 || box.right > right + 1)) {
          found.add(`cut off: ${content}`);
        }
        // Text that is scrolled out of its box overlaps nothing.
        if (scroll && (box.top >= scroll.bottom || box.bottom <= scroll.top)) continue;
        lines.push({ box, content, layer });
      }
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const top = Math.max(one.box.top, other.box.top);
        const down = Math.min(one.box.bottom, other.box.bottom) - top;
        // Letters fill about the middle half of a line's box.
        if (down <= Math.min(one.box.height, other.box.height) / 2) continue;
        const left = Math.max(one.box.left, other.box.left);
        if (Math.min(one.box.right, other.box.right) - left <= 2) continue;
        if (one.content === other.content || one.layer !== other.layer) continue;
        found.add(`over each other: ${one.content} / ${other.content}`);
      }
    }
    return [...found];
  });
}
