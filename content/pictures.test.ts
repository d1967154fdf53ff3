import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { pictureFiles, pictureFormats } from "#app/ui/picture-files.ts";
import { pictureManifest } from "#app/ui/picture-manifest.ts";

import { versionOf } from "../art/version.ts";
import type { PictureSource } from "./picture.ts";

const modules = Object.values(import.meta.glob(["./*.ts", "!./*.test.ts"], { eager: true }));
const pictures = new Map(modules.flatMap(picturesIn).map((picture) => [picture.file, picture]));

function isPicture(value: object): value is PictureSource {
  return "file" in value && "width" in value && "height" in value;
}

/** Every picture named in there, however deep. */
function picturesIn(value: unknown): PictureSource[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(picturesIn);
  return isPicture(value) ? [value, ...inside] : inside;
}

/** A picture's width and height, as its file says. */
function sizeOf(path: string): [number, number] {
  const file = readFileSync(path);
  if (path.endsWith(".svg")) {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file.toString()) ?? [];
    return [Number(width), Number(height)];
  }
  if (path.endsWith(".avif")) {
    const at = file.indexOf("ispe");
    return [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
  }
  if (path.endsWith(".webp")) return [file.readUInt16LE(26), file.readUInt16LE(28)];
  // JPEG: the frame header is the first segment of type C0 or C2.
  let at = 2;
  while (![0xc0, 0xc2].includes(file.readUInt8(at + 1))) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

test("content names pictures", () => {
  expect(pictures.size).toBeGreaterThan(30);
});

test.each([...pictures.values()])("$file is there in every format, in its shape", (picture) => {
  for (const format of pictureFormats) {
    const files = pictureFiles(picture.file, format);
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      const [width, height] = sizeOf(`app/pictures/${file.path}`);
      expect(width).toBe(file.width ?? width);
      // Half a pixel is lost to rounding.
      expect(Math.abs(height - (width * picture.height) / picture.width)).toBeLessThanOrEqual(0.5);
    }
  }
});

test.each(Object.entries(pictureManifest))(
  "%s is the version that its address says",
  (name, entry) => {
    const paths = pictureFormats.flatMap((format) => pictureFiles(name, format));
    const files = new Set(paths.map(({ path }) => `app/pictures/${path}`));
    expect(versionOf([...files])).toBe(entry.version);
  },
);
