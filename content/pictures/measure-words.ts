import { type Focus, type Part, partAround, type Size } from "./picture-focus.ts";
import type { PictureSlot } from "./picture-slots.ts";
import { type Scrim, SCRIM_COLOUR, scrims, WORDS_COLOUR } from "./photograph.ts";

/** A picture in few pixels, each as red, green and blue from 0 to 255, row by row. */
export interface ColourGrid extends Size {
  colours: readonly number[];
}

/** What WCAG 2.2 asks of text (1.4.3). */
const LEAST_CONTRAST = 4.5;
/** Of the pixels behind the words, the part that may be brighter, such as a lamp. */
const EXCEPTIONS = 0.02;
/** A scrim under a hero’s words that is darker than this would hide the photograph. */
const DARKEST_IN_HERO: Scrim = "strong";

/** As parts of a hero’s width: how far the scrim is flat, and where words would cover a face. */
const BEHIND_WORDS = 0.6;
const COVERED = 0.5;

interface Reading {
  scrim: Scrim;
  /** The contrast with that scrim, such as 4.9. */
  contrast: number;
}

/**
 * The lightest scrim with which a slot’s words are readable; `beside` if none is, or if a hero’s
 * words would cover what must stay visible. Undefined where no words are. The narrow crop of a hero
 * fades out above its words, and needs no measuring.
 */
export function readWords(
  grid: ColourGrid,
  picture: Size,
  { shape, narrow, words }: PictureSlot,
  focus: Focus,
): Reading | undefined {
  if (!words) return undefined;
  const isHero = words === "left";
  const wide = partAround(picture, shape, focus);
  if (isHero && focus.x * picture.width <= wide.left + wide.width * COVERED) {
    return { scrim: "beside", contrast: 0 };
  }
  const parts = isHero ? [{ ...wide, width: wide.width * BEHIND_WORDS }] : [wide];
  if (narrow && !isHero) parts.push(partAround(picture, narrow, focus));
  const behind = parts.map((part) => coloursIn(grid, picture, part));
  let contrast = 0;
  for (const [scrim, opacity] of Object.entries(scrims)) {
    contrast = Math.min(...behind.map((colours) => usualContrast(colours, opacity)));
    if (contrast >= LEAST_CONTRAST) return { scrim: scrim as Scrim, contrast };
    if (isHero && scrim === DARKEST_IN_HERO) break;
  }
  return { scrim: isHero ? "beside" : "darkest", contrast };
}

/** Red, green and blue, each from 0 to 255. */
type Colour = readonly [number, number, number];

function coloursIn(grid: ColourGrid, picture: Size, part: Part): Colour[] {
  const across = grid.width / picture.width;
  const down = grid.height / picture.height;
  const [left, top] = [Math.floor(part.left * across), Math.floor(part.top * down)];
  const right = Math.min(grid.width, Math.ceil((part.left + part.width) * across));
  const bottom = Math.min(grid.height, Math.ceil((part.top + part.height) * down));
  const found: Colour[] = [];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = 3 * (row * grid.width + column);
      const [red = 0, green = 0, blue = 0] = grid.colours.slice(at, at + 3);
      found.push([red, green, blue]);
    }
  }
  return found;
}

/** The contrast of the words with the colours behind them, but for the few brightest. */
function usualContrast(colours: readonly Colour[], opacity: number): number {
  const ratios = colours.map((colour) => contrastOf(WORDS_COLOUR, under(colour, opacity)));
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * EXCEPTIONS)] ?? 0;
}

function under(colour: Colour, opacity: number): Colour {
  const mix = (index: 0 | 1 | 2) => colour[index] * (1 - opacity) + SCRIM_COLOUR[index] * opacity;
  return [mix(0), mix(1), mix(2)];
}

/** The contrast ratio of two colours (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
