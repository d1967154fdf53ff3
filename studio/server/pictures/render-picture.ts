import type { Sharp, SharpOptions } from "sharp";

import { LEAST_WEBP_WIDTH } from "#app/ui/picture/picture-files.ts";

import { type Crop, partOf, type Size } from "../../contract/picture-crop.ts";
import type { PicturePlace } from "./picture-shapes.ts";
import { MOST_COSTLY_PIXELS, MOST_PIXELS, refusals, refusedKind } from "./refused-file.ts";

/** The longest side of a kept original in pixels: a third of it still fills the largest width. */
const LONGEST_SIDE = 4096;

/** A file that is not accepted; the message is for the owner. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}

/** As in art/render.ts, but AVIF with less effort: 8 % larger and twenty times as fast. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 54, effort: 3, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

const READING: SharpOptions = {
  autoOrient: true,
  // Ignores warnings, which are common in phones' photos; truncated and corrupt files are errors.
  failOn: "error",
  limitInputPixels: MOST_PIXELS,
};

const DECODERS = ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);
/** The time in seconds that reading a file may take: a photo of 108 megapixels takes three. */
const LONGEST_READING = 30;

/** Loads sharp only for a picture: on some machines its native library cannot be loaded. */
async function loadSharp() {
  try {
    const { default: sharp } = await import("sharp");
    // A few pictures a year need no cache, and a single thread needs less memory.
    sharp.cache(false);
    sharp.concurrency(1);
    // Only these decoders: others, as that of SVG, read whatever a file says it is.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: DECODERS });
    return sharp;
  } catch (cause) {
    throw new RefusedFile(refusals.noProgram, { cause });
  }
}

/** A picture to keep: upright, sRGB, without metadata, as large as any later crop may need. */
export interface Original extends Size {
  bytes: Buffer;
}

/**
 * Converts an uploaded file to the original that is kept.
 * @throws {RefusedFile} with what is wrong with it
 */
export async function makeOriginal(bytes: Buffer, place: PicturePlace): Promise<Original> {
  const kind = refusedKind(bytes);
  if (kind) throw new RefusedFile(kind);
  const sharp = await loadSharp();
  const { width, height, isCostly } = await readable(async () => {
    const { autoOrient, isProgressive, depth } = await sharp(bytes).metadata();
    return { ...autoOrient, isCostly: isProgressive || depth !== "uchar" };
  });
  if (width * height > MOST_PIXELS) throw new RefusedFile(refusals.tooManyPixels);
  if (isCostly && width * height > MOST_COSTLY_PIXELS) throw new RefusedFile(refusals.tooCostly);
  const least = {
    width: place.leastWidth,
    height: (place.leastWidth * place.height) / place.width,
  };
  if (width < least.width || height < least.height) {
    throw new RefusedFile(refusals.tooSmall(width, height, least.width, least.height));
  }
  const { data, info } = await readable(() =>
    sharp(bytes, READING)
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#fff" })
      // sharp leaves out all metadata, and turns other colour spaces into sRGB.
      .jpeg({ quality: 90 })
      .timeout({ seconds: LONGEST_READING })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw new RefusedFile(refusals.broken);
  }
}

/**
 * Renders the part of an original that shows, in all widths that it has the pixels for.
 * @returns the files by name (`192.avif`), the widths, and the only one rendered as JPEG
 */
export async function renderPart(original: Original, place: PicturePlace, crop: Crop) {
  const sharp = await loadSharp();
  const part = partOf(original, place, crop);
  // Rounded so that the part stays inside the original.
  const left = Math.min(Math.round(part.left), original.width - Math.floor(part.width));
  const top = Math.min(Math.round(part.top), original.height - Math.floor(part.height));
  const cut = { left, top, width: Math.floor(part.width), height: Math.floor(part.height) };
  const widths = place.widths.filter((width) => width <= Math.ceil(part.width));
  const fallback = Math.max(...widths);
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const height = Math.round((width * place.height) / place.width);
    const pixels = await sharp(original.bytes)
      .extract(cut)
      .resize({ width, height, fit: "fill" })
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const [format, encode] of Object.entries(encoders)) {
      if (format === "jpg" && width !== fallback) continue;
      if (format === "webp" && Math.max(...place.widths) < LEAST_WEBP_WIDTH) continue;
      files.set(`${width}.${format}`, await encode(sharp(pixels)).toBuffer());
    }
  }
  return { widths, fallback, files };
}
