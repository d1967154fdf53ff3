/** The part of a picture that shows. */
export interface Crop {
  /** Where it lies between the left end (0) and the right end (1). */
  x: number;
  /** The crop’s vertical position in the picture, from 0 (top) to 1 (bottom). */
  y: number;
  /** Magnification, relative to the largest part that fits: 1 or more. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The size that the site needs for a picture in one of its places. */
export interface PictureShape extends Size {
  /** The least width in pixels of the part that shows. */
  leastWidth: number;
}

/** The middle of the picture, as large as it fits. */
export const CENTRE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The largest zoom that the studio offers. */
const CLOSEST = 4;

/** The largest part of a picture that has the shape's proportions, in pixels. */
function largestPart(picture: Size, { width, height }: Size): Size {
  const partWidth = Math.min(picture.width, (picture.height * width) / height);
  return { width: partWidth, height: (partWidth * height) / width };
}

/** The largest zoom at which the part is not blurred. */
export function closestZoom(picture: Size, shape: PictureShape): number {
  const { width } = largestPart(picture, shape);
  return Math.max(1, Math.min(CLOSEST, width / shape.leastWidth));
}

/** The part that shows, in pixels of the picture; a crop beyond the limits is clamped. */
export function partOf(
  picture: Size,
  shape: PictureShape,
  { x, y, zoom }: Crop,
): Size & { left: number; top: number } {
  const largest = largestPart(picture, shape);
  const closer = Math.min(Math.max(zoom, 1), closestZoom(picture, shape));
  const width = largest.width / closer;
  const height = largest.height / closer;
  return {
    width,
    height,
    left: (picture.width - width) * Math.min(Math.max(x, 0), 1),
    top: (picture.height - height) * Math.min(Math.max(y, 0), 1),
  };
}
