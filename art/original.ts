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

/** The size at which to draw the whole original, so that a crop of it has the given width. */
function sizeForCrop(width: number, { ratio, sky = 0, isTurned, cutsRows }: Crop): Size {
  if (cutsRows) return { mode: "width", value: width };
  return { mode: "height", value: isTurned ? width : Math.round((width / ratio) * (1 - sky)) };
}

/** Renders a drawing or photograph of art/originals, or a crop of it, at a width in pixels. */
export async function drawOriginal(name: string, width: number, crop?: Crop): Promise<Sharp> {
  const size: Size = crop ? sizeForCrop(width, crop) : { mode: "width", value: width };
  const drawing = join(folder, `${name}.svg`);
  const isDrawing = existsSync(drawing);
  const whole = sharp(isDrawing ? rasterize(drawing, size) : await shrink(name, size));
  const picture = crop ? await cropped(whole, width, crop) : whole;
  return isDrawing ? withGrain(picture, width) : picture;
}

async function cropped(whole: Sharp, width: number, crop: Crop): Promise<Sharp> {
  const { ratio, keep, isTurned, cutsRows } = crop;
  const height = Math.round(width / ratio);
  const size = await whole.metadata();
  if (cutsRows) {
    return whole.extract({
      left: 0,
      top: Math.round((size.height - height) * keep),
      width,
      height,
    });
  }
  if (isTurned) {
    const turned = sharp(await whole.flip().rotate(90).toBuffer());
    return turned.extract({
      left: 0,
      top: Math.round((size.width - height) * keep),
      width,
      height,
    });
  }
  const left = Math.round((size.width - width) * keep);
  const part = whole.extract({ left, top: 0, width, height: size.height });
  return part.extend({ top: height - size.height, extendWith: "copy" });
}
