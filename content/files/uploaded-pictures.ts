import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { uploadId } from "../check/upload-name.ts";
import { parseUpload, type UploadedPicture } from "../schema/uploaded-picture.ts";

/** The uploaded pictures, each in a folder of its own. */
export const UPLOADS = "content/pictures";
/** The file with an uploaded picture's metadata, written after all its other files. */
export const PICTURE_RECORD = "picture.json";
/** The uploaded picture before cropping, turned upright and without its embedded metadata. */
export const ORIGINAL = "original.jpg";

/** Reads an uploaded picture's metadata; undefined if the metadata or a file is missing. */
export function readUpload(name: string, uploads = UPLOADS): UploadedPicture | undefined {
  const id = uploadId(name);
  if (id === undefined) return undefined;
  const folder = join(uploads, id);
  try {
    const picture = parseUpload(JSON.parse(readFileSync(join(folder, PICTURE_RECORD), "utf8")));
    const present = new Set(globSync("*", { cwd: folder }));
    return picture?.files.every((file) => present.has(file)) ? picture : undefined;
  } catch {
    return undefined;
  }
}
