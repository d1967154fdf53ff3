import { expect, test } from "vitest";

import { type ColourGrid, readWords } from "./measure-words.ts";
import { partAround, positionIn } from "./picture-focus.ts";
import { type PictureSlot, pictureSlots } from "./picture-slots.ts";

/** A picture of 1600 × 900 with one colour at its left, and another at its right. */
function halves(left: number, right: number): ColourGrid {
  const colours = Array.from({ length: 9 }, () =>
    Array.from({ length: 16 }, (_, column) => Array(3).fill(column < 10 ? left : right)),
  );
  return { width: 16, height: 9, colours: colours.flat(2) };
}

const picture = { width: 1600, height: 900 };
const { homeTop, banner } = pictureSlots;
const wide = { shape: homeTop.shape, words: homeTop.words };
const read = (grid: ColourGrid, slot: PictureSlot = wide, focus = { x: 0.9, y: 0.9 }) =>
  readWords(grid, picture, slot, { ...focus, zoom: 1 });

test("words get the lightest scrim with which they reach 4.5 to 1, and none on a dark picture", () => {
  expect(read(halves(60, 255))?.scrim).toBe("none");
  expect(read(halves(130, 0))?.scrim).toBe("light");
  expect(read(halves(160, 0))?.scrim).toBe("medium");
  expect(read(halves(190, 0))?.scrim).toBe("strong");
  for (const value of [60, 130, 160, 190]) {
    expect(read(halves(value, 0))?.contrast).toBeGreaterThanOrEqual(4.5);
  }
});

test("when no scrim of a hero is enough, the words stand beside the picture; a banner gets a darker one", () => {
  expect(read(halves(255, 0))?.scrim).toBe("beside");
  const darkest = read(halves(255, 0), { shape: banner.shape, words: banner.words });
  expect(darkest?.scrim).toBe("darkest");
  expect(darkest?.contrast).toBeGreaterThanOrEqual(4.5);
});

test("a hero’s words never cover what must stay visible", () => {
  expect(read(halves(0, 0), wide, { x: 0.4, y: 0.5 })?.scrim).toBe("beside");
});

test("the narrow crop of a banner is measured as well; a hero’s fades out above the words", () => {
  const atRight = { x: 1, y: 0.9 };
  expect(read(halves(60, 255), homeTop, atRight)?.scrim).toBe("none");
  const { shape, narrow, words } = banner;
  const rightIsBright = halves(0, 160);
  const square = { ...shape, width: 400, height: 900 };
  expect(read(rightIsBright, { shape: square, words }, { x: 0, y: 0.5 })?.scrim).toBe("none");
  expect(read(rightIsBright, { shape: square, narrow, words }, atRight)?.scrim).not.toBe("none");
});

test("a crop lies around the focus, as far as the picture’s edges allow", () => {
  const portrait = { width: 300, height: 400, leastWidth: 100 };
  const inside = partAround(picture, portrait, { x: 0.5, y: 0.2, zoom: 1 });
  expect(inside).toEqual({ width: 675, height: 900, left: 462.5, top: 0 });
  expect(positionIn(picture, inside, { x: 0.5, y: 0.2, zoom: 1 })).toBe("50% 20%");
  const atEdge = partAround(picture, portrait, { x: 0, y: 1, zoom: 2 });
  expect(atEdge).toEqual({ width: 337.5, height: 450, left: 0, top: 450 });
  expect(positionIn(picture, atEdge, { x: 0, y: 1, zoom: 2 })).toBe("0% 100%");
  // Never so near that it would be blurred.
  expect(partAround(picture, portrait, { x: 0.5, y: 0.5, zoom: 99 }).width).toBe(112.5);
});
