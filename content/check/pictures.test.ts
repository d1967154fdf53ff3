import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

import { pictureFiles, pictureFormats } from "#app/ui/picture/picture-files.ts";
import { pictureManifest } from "#app/ui/picture/picture-manifest.ts";

import { versionOf } from "../../art/manifest.ts";
import { content } from "../../tests/support/site-content.ts";
import type { PictureSource } from "../pages/picture.ts";
import { drawing, emblem, portrait, poster } from "../pages/shaped-pictures.ts";

/** The permitted rounding error of a resized picture's height, in pixels. */
const ROUNDING = 0.5;

const texts = Object.values(
  import.meta.glob("/content/{course,form-texts,legal,mail,pages,school}/*.ts", { eager: true }),
);
const { aboutUs, enrolment, home, program, testimonials, videos } = content;
const cards = [...home.features, ...program.benefits.cards, ...enrolment.steps];
const named = [
  ...cards.map((card) => drawing(card.drawing)),
  ...aboutUs.values.cards.map((card) => emblem(card.emblem)),
  ...testimonials.testimonials.map((one) => portrait(one.portrait)),
  ...[videos.welcome, videos.lesson, videos.graduation].map((video) => poster(video.poster)),
];
const pictures = new Map(
  [...texts, content, named].flatMap(picturesIn).map((picture) => [picture.file, picture]),
);

function isPicture(value: object): value is PictureSource {
  return "file" in value && "width" in value && "height" in value;
}

/** Every picture in an export, at any depth. */
function picturesIn(value: unknown): PictureSource[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(picturesIn);
  return isPicture(value) ? [value, ...inside] : inside;
}

/** A picture's width and height, read from its file. */
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

test("every picture named in content/ has AVIF and JPEG files, all with its declared aspect ratio", () => {
  const isWrong = (picture: PictureSource) => {
    const files = pictureFormats.map((format) => pictureFiles(picture.file, format));
    const [inAvif = [], , inJpeg = []] = files;
    const isMissing = inAvif.length === 0 || inJpeg.length === 0;
    return isMissing || files.flat().some((file) => !hasShape(picture, file));
  };
  const wrong = [...pictures.values()].filter(isWrong).map(({ file }) => file);
  expect(wrong).toEqual([]);
  // Guards against finding no pictures at all, in which case the test would pass.
  expect(pictures.size).toBeGreaterThan(10);
});

function hasShape(
  { width, height }: PictureSource,
  file: ReturnType<typeof pictureFiles>[number],
): boolean {
  const [fileWidth, fileHeight] = sizeOf(`app/pictures/${file.path}`);
  const isInShape = Math.abs(fileHeight - (fileWidth * height) / width) <= ROUNDING;
  return isInShape && fileWidth === (file.width ?? fileWidth);
}

test("every picture’s version in the manifest matches its files", () => {
  const outdated = Object.entries(pictureManifest)
    .filter(([name, { version }]) => {
      const paths = pictureFormats.flatMap((format) => pictureFiles(name, format));
      const files = new Set(paths.map(({ path }) => `app/pictures/${path}`));
      return versionOf([...files]) !== version;
    })
    .map(([name]) => name);
  expect(outdated).toEqual([]);
});

test("the site’s own page hero pictures for phones have at most 21 KB, which costs no further round trip", () => {
  const files = globSync("app/pictures/headers/*-narrow-720.avif");
  expect(files.filter((file) => statSync(file).size > 21_000)).toEqual([]);
  expect(files.length).toBeGreaterThan(3);
});
