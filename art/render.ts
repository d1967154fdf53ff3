import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import sharp, { type Sharp } from "sharp";

import { LEAST_WEBP_WIDTH } from "../app/ui/picture/picture-files.ts";
import { catalogue, fallbackWidth, type Rendering } from "./catalogue.ts";
import { drawOriginal } from "./original.ts";
import { versionOf } from "./version.ts";
import { type RenderedPicture, writeManifest } from "./write-manifest.ts";

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

/** Writes one picture in all its widths and formats, unless only others are to be rendered. */
async function render({
  name,
  original,
  crop,
  widths,
  quality = QUALITY,
}: Rendering): Promise<RenderedPicture> {
  const fallback = fallbackWidth(widths);
  if (names.length > 0 && !names.includes(name)) {
    const files = widths.flatMap((width) =>
      Object.keys(encoders).map((format) => join(output, `${name}-${width}.${format}`)),
    );
    return { name, version: versionOf(files.filter((file) => existsSync(file))), widths, fallback };
  }

  const files: string[] = [];
  for (const width of widths) {
    const drawn = await drawOriginal(original ?? name, width, crop);
    const pixels = await drawn.png({ compressionLevel: 1 }).toBuffer();
    for (const [format, encode] of Object.entries(encoders)) {
      if (format === "jpg" && width !== fallback) continue;
      if (format === "webp" && Math.max(...widths) < LEAST_WEBP_WIDTH) continue;
      const bytes = await encode(sharp(pixels), quality).toBuffer();
      const file = join(output, `${name}-${width}.${format}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      files.push(file);
    }
  }
  console.log(name, widths.join(" "));
  return { name, version: versionOf(files), widths, fallback };
}

/** The manifest entry of a small SVG drawing, which is served without rendering. */
function drawing(file: string): RenderedPicture {
  const name = relative(output, file).replaceAll("\\", "/").replace(".svg", "");
  return { name, version: versionOf([file]) };
}

if (names.length === 0) {
  for (const file of globSync(join(output, "**/*.{avif,webp,jpg}"))) rmSync(file);
}

const entries = globSync(join(output, "**/*.svg")).toSorted().map(drawing);
// Two pictures at a time: while one is encoded, the next is drawn.
const queue = [...catalogue];
async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) entries.push(await render(next));
}
sharp.concurrency(1);
await Promise.all([work(), work()]);
writeManifest(entries);
