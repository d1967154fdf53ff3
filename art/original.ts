import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";

import type { Crop } from "./catalogue.ts";
import { withGrain } from "./grain.ts";

const folder = join(import.meta.dirname, "originals");

/** The length of one side in pixels; the other side follows from the aspect ratio. */
type Size = { mode: "width" | "height"; value: number };

function rasterize(drawing: string, fitTo: Size): Buffer {
  const svg = readFileSync(drawing, "utf8");
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

async function shrink(name: string, { mode, value }: Size): Promise<Buffer> {
  const [photograph] = globSync(join(folder, `${name}.{jpg,jpeg,png,webp}`));
  if (!photograph) throw new Error(`There is no original ${name} in art/originals`);
  return sharp(photograph)
    .autoOrient()
    .resize({ [mode]: value })
    .png()
    .toBuffer();
}

/** Renders a drawing or photograph of art/originals, or a crop of it, at a width in pixels. */
export async function drawOriginal(name: string, width: number, crop?: Crop): Promise<Sharp> {
  const size: Size = crop
    ? { mode: "height", value: Math.round(width / crop.ratio) }
    : { mode: "width", value: width };
  const drawing = join(folder, `${name}.svg`);
  const isDrawing = existsSync(drawing);
  const picture = sharp(isDrawing ? rasterize(drawing, size) : await shrink(name, size));

  if (crop) {
    const whole = await picture.metadata();
    const left = Math.round((whole.width - width) * crop.keep);
    picture.extract({ left, top: 0, width, height: whole.height });
  }
  return isDrawing ? withGrain(picture, width) : picture;
}
