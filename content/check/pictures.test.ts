import { globSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

import { pictureFiles, pictureFormats, pictureManifest } from "#app/ui/picture/picture-files.ts";

import { versionOf } from "../../art/manifest.ts";
import { content } from "../../tests/support/site-content.ts";
import type { PictureSource } from "../schema/formats.ts";
import { drawing, emblem, portrait, poster } from "../pages/shaped-pictures.ts";

/** The permitted rounding error of a resized picture's height, in pixels. */
const ROUNDING = 0.5;

const texts = Object.values(
  import.meta.glob("/content/{course,form-texts,legal,mail,pages,school}/*.ts", { eager: true }),
);
const { aboutUs, enrolment, home, program, testimonials, videos } = content;
const cards = [...home.features, ...program.benefits.cards, ...enrolment.steps];
const stops = program.weeks?.weeks.flatMap((stop) => stop.drawing ?? []) ?? [];
const named = [
  ...[...cards.map((card) => card.drawing), ...stops].map(drawing),
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

test("every picture named in content/ has AVIF and JPEG files, all with its declared aspect ratio", async () => {
  const isWrong = async (picture: PictureSource) => {
    const files = pictureFormats.map((format) => pictureFiles(picture.file, format));
    const [inAvif = [], , inJpeg = []] = files;
    const isMissing = inAvif.length === 0 || inJpeg.length === 0;
    const shaped = await Promise.all(files.flat().map((file) => hasShape(picture, file)));
    return isMissing || shaped.includes(false);
  };
  for (const picture of pictures.values()) expect(await isWrong(picture), picture.file).toBe(false);
  // Guards against finding no pictures at all, in which case the test would pass.
  expect(pictures.size).toBeGreaterThan(10);
});

async function hasShape(
  { width, height }: PictureSource,
  file: ReturnType<typeof pictureFiles>[number],
): Promise<boolean> {
  const size = await sharp(`app/pictures/${file.path}`).metadata();
  const isInShape = Math.abs(size.height - (size.width * height) / width) <= ROUNDING;
  return isInShape && size.width === (file.width ?? size.width);
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
