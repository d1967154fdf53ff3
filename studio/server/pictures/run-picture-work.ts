import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import type { ResizeOptions, Sharp, SharpOptions } from "sharp";

import { LEAST_WEBP_WIDTH } from "#app/ui/picture/picture-files.ts";
import type { ColourGrid } from "#content/pictures/measure-words.ts";
import { type Focus, partAround, type Size } from "#content/pictures/picture-focus.ts";
import type { PictureShape } from "#content/pictures/picture-slots.ts";

import {
  formatOf,
  MOST_DECODED_BYTES,
  MOST_PIXELS,
  RefusedFile,
  refusals,
  TOO_MUCH_MEMORY,
} from "./refused-file.ts";

/* A program that works on one picture, and ends: see picture-work.ts. */

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 20;

/** The longest side of a kept original in pixels: a third of it still fills the largest width. */
const LONGEST_SIDE = 4096;
/** The longest side in pixels of the grid with which contrast is measured. */
const GRID_SIDE = 96;
const BITS = 8;

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

/** The only decoders of libvips that may run. */
const DECODERS = ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Loads sharp only for a picture: on some machines its native library cannot be loaded. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // A few pictures a year need no cache, and a single thread needs less memory.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

/** A picture to keep: upright, sRGB, without metadata, as large as any crop may need. */
export interface Original extends Size {
  bytes: Buffer;
}

/**
 * Converts an uploaded file to the original that is kept.
 * @throws {RefusedFile} with what is wrong with it
 */
async function makeOriginal(bytes: Buffer): Promise<Original> {
  const expected = formatOf(bytes);
  const sharp = await loadSharp();
  const { format, pages, width, height, channels, bitsPerSample } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (format !== expected) throw new RefusedFile(refusals.noPicture);
  if (pages !== undefined && pages > 1) throw new RefusedFile(refusals.moves);
  const decoded = width * height * channels * Math.ceil((bitsPerSample ?? BITS) / BITS);
  if (width * height > MOST_PIXELS || decoded > MOST_DECODED_BYTES) {
    throw new RefusedFile(refusals.tooManyPixels);
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

/** An original in few pixels, to measure the contrast of words on it. */
async function measureColours(original: Buffer): Promise<ColourGrid> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(original)
    .resize({ width: GRID_SIDE, height: GRID_SIDE, fit: "inside", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, colours: [...data] };
}

export type RenderedPart = Awaited<ReturnType<typeof renderPart>>;

/** Renders the part of an original around its focus, in all widths that it has the pixels for. */
async function renderPart(original: Original, shape: PictureShape, focus: Focus) {
  const sharp = await loadSharp();
  const part = partAround(original, shape, focus);
  const whole = { left: 0, top: 0, width: original.width, height: original.height };
  // Rounded so that the part stays inside the original.
  const left = Math.min(Math.round(part.left), original.width - Math.floor(part.width));
  const top = Math.min(Math.round(part.top), original.height - Math.floor(part.height));
  const within = { left, top, width: Math.floor(part.width), height: Math.floor(part.height) };
  const fit: ResizeOptions = shape.isWhole
    ? { fit: "contain", background: "#fff" }
    : { fit: "fill" };
  const widths = shape.widths.filter((width) => width <= Math.ceil(part.width));
  /** The only width rendered as JPEG. */
  const fallback = Math.max(...widths);
  /** By name, such as `192.avif`. */
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const height = Math.round((width * shape.height) / shape.width);
    const pixels = await sharp(original.bytes)
      .extract(shape.isWhole ? whole : within)
      .resize({ width, height, ...fit })
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const [format, encode] of Object.entries(encoders)) {
      if (format === "jpg" && width !== fallback) continue;
      if (format === "webp" && Math.max(...shape.widths) < LEAST_WEBP_WIDTH) continue;
      files.set(`${width}.${format}`, await encode(sharp(pixels)).toBuffer());
    }
  }
  return { widths, fallback, files };
}

/** What a process of its own does with the bytes of a picture. */
export type PictureJob =
  | { kind: "original"; bytes: Uint8Array }
  | { kind: "colours"; bytes: Uint8Array }
  | { kind: "parts"; original: Original; crops: readonly PictureShape[]; focus: Focus };

/** What each kind of job results in. */
export interface PictureResults {
  original: Original;
  colours: ColourGrid;
  parts: RenderedPart[];
}

async function work(job: PictureJob): Promise<PictureResults[PictureJob["kind"]]> {
  switch (job.kind) {
    case "original":
      return makeOriginal(Buffer.from(job.bytes));
    case "colours":
      return measureColours(Buffer.from(job.bytes));
    default: {
      const parts = [];
      for (const shape of job.crops) parts.push(await renderPart(job.original, shape, job.focus));
      return parts;
    }
  }
}

const [, , most] = process.argv;
// Decoders run in threads, and their memory is not JavaScript's: only the process knows of it.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(most)) process.exit(TOO_MUCH_MEMORY);
}, LOOK_EVERY).unref();

const outcome = await work(deserialize(await buffer(process.stdin))).then(
  (result) => ({ result }),
  (error: unknown) => {
    if (error instanceof RefusedFile) return { refused: error.message };
    throw error;
  },
);
process.stdout.write(serialize(outcome));
