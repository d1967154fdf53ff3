import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The uploaded pictures, each in a folder of its own. */
export const UPLOADS = "content/pictures";
/** What is known of an uploaded picture, written when all its files are there. */
export const PICTURE_RECORD = "picture.json";
/** The picture as it was uploaded, turned upright and without metadata, before it was cropped. */
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
  /** The part that shows; studio/contract/picture-crop.ts says how. */
  crop: z.strictObject({ x: z.number(), y: z.number(), zoom: z.number() }),
});

export type UploadedPicture = z.output<typeof record>;

const NAME = /^uploads\/([\da-f]{12})$/;
const NAMES = /"uploads\/([\da-f]{12})"/g;

/** The name with which content/data refers to an uploaded picture. */
export function uploadName(id: string): string {
  return `uploads/${id}`;
}

/** The id in the name of an uploaded picture; undefined for another picture's name. */
export function uploadId(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}

/** What is known of an uploaded picture; undefined if it, or a file of it, is missing. */
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

/** The ids of all uploaded pictures that data files in these folders name. */
export function uploadsNamedIn(folders: readonly string[]): Set<string> {
  const texts = folders.flatMap((folder) =>
    globSync("**/*.json", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8")),
  );
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(NAMES), ([, id = ""]) => id)));
}
