import sharp, { type Sharp } from "sharp";

const SIZE = 128;
const STRENGTH = 0.1;

/** Grey noise; the same at every run, so that the same original gives the same files. */
function noise(): Buffer {
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    // The mean of two, because single random numbers look like salt and pepper.
    pixels.fill(Math.round((next() + next()) / 2), at, at + 3);
    pixels[at + 3] = Math.round(255 * STRENGTH);
  }
  return pixels;
}

const tile = await sharp(noise(), { raw: { width: SIZE, height: SIZE, channels: 4 } })
  .png()
  .toBuffer();

/** A light grain over a drawing: without it the wide, even skies show bands. Faces need none. */
export function withGrain(picture: Sharp, width: number): Sharp {
  // Some drawings have edges that are a trace transparent: WebP would carry that along.
  const opaque = picture.flatten();
  if (width < SIZE) return opaque;
  return opaque.composite([{ input: tile, tile: true, blend: "soft-light" }]);
}
