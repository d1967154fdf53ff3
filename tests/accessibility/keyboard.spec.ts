import type { Page } from "@playwright/test";

import { contrastOf } from "#content/pictures/measure-words.ts";

import { expect, openPage, test } from "../support/fixtures/site.ts";

test.slow();

const rgb = ([red = 0, green = 0, blue = 0]: readonly number[]) => [red, green, blue] as const;

for (const { width, height, pages } of [
  { width: 1280, height: 720, pages: { "/": 40 } },
  // 400 % zoom of a 1280 by 1024 window: fixed elements cover the largest share of the page.
  { width: 320, height: 256, pages: { "/program": 30, "/apply": 30 } },
]) {
  test(`at ${width} by ${height} px, every tab stop can be seen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, least] of Object.entries(pages)) {
      await openPage(page, path);
      const names: string[] = [];
      for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
        names.push(stop.name);
        expect.soft(stop.problems, `${path}: ${stop.name}`).toEqual([]);
        const [around = [], ring = []] = stop.colours;
        const ratio = contrastOf(rgb(around), rgb(ring));
        expect.soft(ratio, `${path}: the ring of ${stop.name}`).toBeGreaterThanOrEqual(3);
      }
      expect(names[0]).toBe("Skip to content");
      expect(names.at(-1)).toBe("Chat with Banderas TEFL");
      expect(names.length, path).toBeGreaterThanOrEqual(least);
      // Controls of the closed chat and of the closed phone menu must not be tab stops.
      const closed = width < 768 ? /^About$|^Close the chat$|^Send message$/ : /^Close the chat$/;
      expect(names.filter((name) => closed.test(name))).toEqual([]);
    }
  });
}

/**
 * Presses Tab; returns the newly focused element's name and the problems of its focus indicator, or
 * undefined at the end of the page.
 */
async function nextStop(page: Page) {
  await page.keyboard.press("Tab");
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;

    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    let colours = ["", ""];
    function background(box: Element | null): string {
      if (!box) return "rgb(255, 255, 255)";
      const colour = getComputedStyle(box).backgroundColor;
      return channels(colour)[3] === 0 ? background(box.parentElement) : colour;
    }

    function findProblems(focused: Element): string[] {
      const problems: string[] = [];
      // For elements in a scroll area that fades out at its sides, the parent has the focus ring.
      const ring = [focused, focused.parentElement]
        .map((box) => box && getComputedStyle(box))
        .find((style) => style && style.outlineStyle !== "none");
      if (!ring || Number.parseFloat(ring.outlineWidth) < 2) problems.push("no ring of 2 px");
      else colours = [background(focused.parentElement), ring.outlineColor];

      const { left, top, width, height } = focused.getBoundingClientRect();
      const covers = [0.2, 0.5, 0.8].flatMap((across) =>
        [0.2, 0.5, 0.8].map((down) => {
          const front = document.elementFromPoint(left + width * across, top + height * down);
          const isSeen = focused.contains(front) || front?.contains(focused) === true;
          return isSeen ? "" : (front?.closest("[class]")?.className ?? "the edge of the screen");
        }),
      );
      // Small elements must be completely visible, large ones in part.
      const isFitting = width < innerWidth && height < innerHeight / 2;
      if (isFitting ? covers.some(Boolean) : covers.every(Boolean)) {
        problems.push(`covered by ${covers.find(Boolean)} at ${Math.round(top)}`);
      }
      return problems;
    }

    // Floating elements need two frames to move out of the way. An error that arrives late above
    // the focus pushes it down, and the page needs some frames more to scroll.
    let problems: string[] = [];
    for (let frames = 0; frames < 2 || (problems.length > 0 && frames < 30); frames += 1) {
      await frame();
      problems = findProblems(element);
    }
    const name = element.getAttribute("aria-label") ?? (element.textContent?.trim() || element.id);
    return { name, problems, colours: colours.map(channels) };
  });
}
