import type { Page } from "@playwright/test";

/**
 * What cannot be read of a page, or of the dialog in front of it: words beyond its sides, words cut
 * off by a box that does not scroll, words over other words.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>();
    const lines: { box: DOMRect; words: string; layer: Element }[] = [];
    const root = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);

    /** The boxes around an element that cut off what is larger, and do not scroll. */
    function* cutters(place: Element) {
      for (let box: Element | null = place; box && box !== root; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return;
        if (overflowX !== "visible") yield box.getBoundingClientRect();
      }
    }

    // What floats or sticks lies over what scrolls beneath it.
    const layers = "header, aside, [popover], .sticky";

    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement;
      const words = text.textContent?.trim();
      if (!place || !words || !place.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers only, or for nobody; and rows that are there to be scrolled.
      if (place.closest(".sr-only, .skip-link, .max-sm\\:sr-only, [aria-hidden=true], option"))
        continue;
      if (place.closest('[aria-roledescription="slide"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cutting = [...cutters(place)];
      const layer = place.closest(layers) ?? root;
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
          lost.add(`beyond the page: ${words}`);
        }
        if (cutting.some(({ left, right }) => box.left < left - 1 || box.right > right + 1)) {
          lost.add(`cut off: ${words}`);
        }
        lines.push({ box, words, layer });
      }
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const top = Math.max(one.box.top, other.box.top);
        const down = Math.min(one.box.bottom, other.box.bottom) - top;
        // The letters of a line fill about the middle half of its box.
        if (down <= Math.min(one.box.height, other.box.height) / 2) continue;
        const left = Math.max(one.box.left, other.box.left);
        if (Math.min(one.box.right, other.box.right) - left <= 2) continue;
        if (one.words === other.words || one.layer !== other.layer) continue;
        lost.add(`over each other: ${one.words} / ${other.words}`);
      }
    }
    return [...lost];
  });
}
