import sharp, { type Sharp } from "sharp";

const SIZE = 128;
const STRENGTH = 0.1;

/** Returns a tile of grey noise. A fixed seed makes every run write the same files. */
function noise(): Buffer {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    // The mean of two random numbers makes softer noise than one.
    pixels.fill(Math.round((next() + next()) / 2), at, at + 3);
    pixels[at + 3] = Math.round(255 * STRENGTH);
  }
  return pixels;
}

const tile = await sharp(noise(), { raw: { width: SIZE, height: SIZE, channels: 4 } })
  .png()
  .toBuffer();

/** Adds a light grain to a drawing, unless it is small: wide, even skies would show bands. */
export function withGrain(picture: Sharp, width: number): Sharp {
  // Some drawings have slightly transparent edges, which WebP would preserve.
  const opaque = picture.flatten();
  if (width < SIZE) return opaque;
  return opaque.composite([{ input: tile, tile: true, blend: "soft-light" }]);
}
