import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";

import type { Crop } from "./catalogue.ts";

const folder = join(import.meta.dirname, "originals");

/** The length of one side in pixels; the other side follows from the aspect ratio. */
type Size = { mode: "width" | "height"; value: number };

/** The size at which to draw the whole original, so that a crop of it has the given width. */
function sizeForCrop(width: number, { ratio, sky = 0, isTurned, cutsRows }: Crop): Size {
  if (cutsRows) return { mode: "width", value: width };
  return { mode: "height", value: isTurned ? width : Math.round((width / ratio) * (1 - sky)) };
}

/** Renders a drawing of art/originals, or a crop of it, at a width in pixels. */
export async function drawOriginal(name: string, width: number, crop?: Crop): Promise<Sharp> {
  const fitTo: Size = crop ? sizeForCrop(width, crop) : { mode: "width", value: width };
  const svg = readFileSync(join(folder, `${name}.svg`), "utf8");
  const drawn = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
  const whole = sharp(drawn);
  return withGrain(crop ? await cropped(whole, width, crop) : whole, width);
}

async function cropped(whole: Sharp, width: number, crop: Crop): Promise<Sharp> {
  const { ratio, keep, isTurned, cutsRows } = crop;
  const height = Math.round(width / ratio);
  const upright = isTurned ? sharp(await whole.flip().rotate(90).toBuffer()) : whole;
  const size = await upright.metadata();
  if (isTurned || cutsRows) {
    const top = Math.round((size.height - height) * keep);
    return upright.extract({ left: 0, top, width, height });
  }
  const left = Math.round((size.width - width) * keep);
  const part = whole.extract({ left, top: 0, width, height: size.height });
  return part.extend({ top: height - size.height, extendWith: "copy" });
}

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
function withGrain(picture: Sharp, width: number): Sharp {
  // Some drawings have slightly transparent edges, which WebP would preserve.
  const opaque = picture.flatten();
  if (width < SIZE) return opaque;
  return opaque.composite([{ input: tile, tile: true, blend: "soft-light" }]);
}
