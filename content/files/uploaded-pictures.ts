import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

import { uploadId } from "../check/upload-name.ts";

/** The uploaded pictures, each in a folder of its own. */
export const UPLOADS = "content/pictures";
/** The file with an uploaded picture's metadata, written after all its other files. */
export const PICTURE_RECORD = "picture.json";
/** The uploaded picture before cropping, turned upright and without its embedded metadata. */
export const ORIGINAL = "original.jpg";

const size = { width: z.int().positive(), height: z.int().positive() };

const record = z.strictObject({
  /** A hash of the files, part of their URLs. */
  version: z.string().regex(/^[\da-f]{8}$/),
  /** The rendered widths in pixels, smallest first. */
  widths: z.array(z.int().positive()).min(1),
  /** The only width rendered as JPEG. */
  fallback: z.int().positive(),
  /** The names of the rendered files: `192.avif`. */
  files: z.array(z.string().regex(/^\d+\.(?:avif|webp|jpg)$/)),
  /** The original's size. */
  original: z.strictObject(size),
  /** The visible part; studio/contract/picture-crop.ts explains the values. */
  crop: z.strictObject({ x: z.number(), y: z.number(), zoom: z.number() }),
});

export type UploadedPicture = z.output<typeof record>;

const NAMES = /"uploads\/([\da-f]{12})"/g;

/** Reads an uploaded picture's metadata; undefined if the metadata or a file is missing. */
export function readUpload(name: string, uploads = UPLOADS): UploadedPicture | undefined {
  const id = uploadId(name);
  if (id === undefined) return undefined;
  const folder = join(uploads, id);
  try {
    const { data } = record.safeParse(
      JSON.parse(readFileSync(join(folder, PICTURE_RECORD), "utf8")),
    );
    const present = new Set(globSync("*", { cwd: folder }));
    return data?.files.every((file) => present.has(file)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The ids of all uploaded pictures to which JSON files in these folders refer. */
export function uploadsNamedIn(folders: readonly string[]): Set<string> {
  const texts = folders.flatMap((folder) =>
    globSync("**/*.json", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8")),
  );
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(NAMES), ([, id = ""]) => id)));
}
