import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import sharp, { type Sharp } from "sharp";

import { LEAST_WEBP_WIDTH } from "../app/ui/picture/picture-files.ts";
import { catalogue, fallbackWidth, type Rendering } from "./catalogue.ts";
import { drawOriginal } from "./original.ts";
import { type RenderedPicture, versionOf, writeManifest } from "./manifest.ts";

const output = join(import.meta.dirname, "../app/pictures");

/** The encoder of each format, with the lowest quality that keeps the drawings' grain and edges. */
const QUALITY = 54;
const encoders = {
  // Chroma subsampling saves a quarter of the bytes; WebP and JPEG use it by default.
  avif: (picture: Sharp, quality: number) =>
    picture.avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 5 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

/** The arguments: names of the only pictures to render, such as headers/header-desk-narrow. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !catalogue.some((picture) => picture.name === name));
if (unknown.length > 0) throw new Error(`Not in art/catalogue.ts: ${unknown.join(", ")}`);

/** Writes one picture in all its widths and formats. */
async function render({ name, original, crop, widths, quality = QUALITY }: Rendering) {
  for (const width of widths) {
    const drawn = await drawOriginal(original ?? name, width, crop);
    const pixels = await drawn.png({ compressionLevel: 1 }).toBuffer();
    for (const [format, encode] of Object.entries(encoders)) {
      if (format === "jpg" && width !== fallbackWidth(widths)) continue;
      if (format === "webp" && Math.max(...widths) < LEAST_WEBP_WIDTH) continue;
      const bytes = await encode(sharp(pixels), quality).toBuffer();
      const file = join(output, `${name}-${width}.${format}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
  console.log(name, widths.join(" "));
}

/** The manifest entry of a picture whose files are written. */
function rendered({ name, widths }: Rendering): RenderedPicture {
  const files = globSync(join(output, `${name}-{${widths.join()}}.*`));
  return { name, version: versionOf(files), widths, fallback: fallbackWidth(widths) };
}

/** The manifest entry of a small SVG drawing, which is served without rendering. */
function drawing(file: string): RenderedPicture {
  const name = relative(output, file).replaceAll("\\", "/").replace(".svg", "");
  return { name, version: versionOf([file]) };
}

if (names.length === 0) {
  for (const file of globSync(join(output, "**/*.{avif,webp,jpg}"))) rmSync(file);
}

// Two pictures at a time: while one is encoded, the next is drawn.
const queue = catalogue.filter(({ name }) => names.length === 0 || names.includes(name));
async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await render(next);
}
sharp.concurrency(1);
await Promise.all([work(), work()]);
const drawings = globSync(join(output, "**/*.svg")).map(drawing);
writeManifest([...drawings, ...catalogue.map(rendered)]);
