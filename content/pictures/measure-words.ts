import type { Focus, Part, Size } from "./picture-focus.ts";
import type { PictureSlot } from "./picture-slots.ts";
import { type Scrim, SCRIM_COLOUR, scrims, WORDS_COLOUR } from "./scrims.ts";

/** A picture in few pixels, each as red, green and blue from 0 to 255, row by row. */
export interface ColourGrid extends Size {
  colours: readonly number[];
}

/** What WCAG 2.2 asks of text (1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Of the pixels behind the words, the part that may be brighter, such as a lamp. */
const EXCEPTIONS = 0.02;
/** A scrim under Home’s words that is darker than this would hide the photograph. */
const DARKEST_ON_HOME: Scrim = "strong";

/** Where words stand on a picture, as fractions of its width and height. */
const AREAS = {
  wide: { left: { right: 0.78, bottom: 1 }, middle: { right: 1, bottom: 1 } },
  narrow: { left: { right: 1, bottom: 0.75 }, middle: { right: 1, bottom: 1 } },
};
/** The part of Home’s area in which words would cover a face. */
const COVERED = { wide: { right: 0.62, bottom: 1 }, narrow: { right: 1, bottom: 0.6 } };

export interface Reading {
  scrim: Scrim;
  /** The contrast with that scrim, such as 4.9. */
  contrast: number;
}

interface Crops {
  /** The size of the picture of which these are parts. */
  picture: Size;
  wide: Part;
  narrow: Part | undefined;
  /** What must stay visible. */
  focus: Pick<Focus, "x" | "y">;
}

/**
 * The lightest scrim with which the words are readable on both crops; `beside` if none is, or if
 * Home’s words would cover what must stay visible.
 */
export function readWords(
  grid: ColourGrid,
  { picture, wide, narrow, focus }: Crops,
  place: NonNullable<PictureSlot["words"]>,
): Reading {
  const isCovered =
    isIn(focus, picture, { ...wide, ...extent(wide, COVERED.wide) }) ||
    (narrow && isIn(focus, picture, { ...narrow, ...extent(narrow, COVERED.narrow) }));
  if (place === "left" && isCovered) return { scrim: "beside", contrast: 0 };
  const areas = [
    { ...wide, ...extent(wide, AREAS.wide[place]) },
    ...(narrow ? [{ ...narrow, ...extent(narrow, AREAS.narrow[place]) }] : []),
  ];
  const behind = areas.map((area) => coloursIn(grid, picture, area));
  let contrast = 0;
  for (const [scrim, opacity] of Object.entries(scrims)) {
    contrast = Math.min(...behind.map((colours) => usualContrast(colours, opacity)));
    if (contrast >= LEAST_CONTRAST) return { scrim: scrim as Scrim, contrast };
    if (place === "left" && scrim === DARKEST_ON_HOME) break;
  }
  return { scrim: place === "left" ? "beside" : "darkest", contrast };
}

function extent({ width, height }: Size, area: { right: number; bottom: number }): Size {
  return { width: width * area.right, height: height * area.bottom };
}

function isIn({ x, y }: Crops["focus"], picture: Size, part: Part): boolean {
  const [left, top] = [x * picture.width, y * picture.height];
  return (
    left >= part.left &&
    left <= part.left + part.width &&
    top >= part.top &&
    top <= part.top + part.height
  );
}

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

/** The contrast ratio of two colours, by WCAG. */
function contrastOf(one: Colour, other: Colour): number {
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
