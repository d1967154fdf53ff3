import type { PictureShape } from "./picture-slots.ts";

export interface Size {
  width: number;
  height: number;
}

/** What must stay visible of a picture. */
export interface Focus {
  /** From the left end (0) to the right end (1). */
  x: number;
  /** From the top (0) to the bottom (1). */
  y: number;
  /** Magnification, relative to the largest part that fits: 1 or more. */
  zoom: number;
}

/** A part of a picture, in its pixels. */
export interface Part extends Size {
  left: number;
  top: number;
}

type Shape = Omit<PictureShape, "widths">;

export const MIDDLE: Focus = { x: 0.5, y: 0.5, zoom: 1 };

/** The largest zoom that the studio offers. */
const CLOSEST = 6;

function largestWidth(picture: Size, { width, height, isWhole }: Shape): number {
  const fitting = isWhole ? Math.max : Math.min;
  return fitting(picture.width, (picture.height * width) / height);
}

/** Whether a picture has enough pixels for a place. */
export function isLargeEnough(picture: Size, shape: Shape): boolean {
  return largestWidth(picture, shape) >= shape.leastWidth;
}

/** The largest zoom at which the part is not blurred. */
export function closestZoom(picture: Size, shape: Shape): number {
  return within(largestWidth(picture, shape) / shape.leastWidth, 1, CLOSEST);
}

/** The part with a shape’s proportions whose middle is as near to the focus as the edges allow. */
export function partAround(picture: Size, shape: Shape, { x, y, zoom }: Focus): Part {
  const width = largestWidth(picture, shape) / within(zoom, 1, closestZoom(picture, shape));
  const height = (width * shape.height) / shape.width;
  if (shape.isWhole) {
    return { width, height, left: (picture.width - width) / 2, top: (picture.height - height) / 2 };
  }
  return {
    width,
    height,
    left: within(x * picture.width - width / 2, 0, picture.width - width),
    top: within(y * picture.height - height / 2, 0, picture.height - height),
  };
}

/** Where the focus is within a part; as CSS `object-position`, it stays visible in any frame. */
export function positionIn(picture: Size, part: Part, { x, y }: Focus): string {
  const across = within((x * picture.width - part.left) / part.width, 0, 1);
  const down = within((y * picture.height - part.top) / part.height, 0, 1);
  return `${Math.round(across * 100)}% ${Math.round(down * 100)}%`;
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), Math.max(least, most));
}
