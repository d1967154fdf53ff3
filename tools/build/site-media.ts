import { existsSync } from "node:fs";

import { pictureFiles, pictureFormats } from "../../app/ui/picture/picture-files.ts";
import { pictureManifest } from "../../app/ui/picture/picture-manifest.ts";
import type { Media } from "../../content/check/media.ts";

/** The pictures in app/pictures and the files in public/; the uploaded pictures are in the store. */
export const siteMedia: Media = {
  hasPicture,
  hasFile: (address) => existsSync(`public${address}`),
  uploads: new Map(),
};

/** The names of all pictures, such as `people/helen`. */
export const pictureNames: readonly string[] = Object.keys(pictureManifest);

/** The path of a picture's file for old browsers; undefined if there is no such picture. */
export function pictureFile(name: string): string | undefined {
  if (!(name in pictureManifest)) return undefined;
  const [file] = pictureFiles(name, "jpg");
  return file && `app/pictures/${file.path}`;
}

function hasPicture(name: string): boolean {
  if (!(name in pictureManifest)) return false;
  const files = pictureFormats.flatMap((format) => pictureFiles(name, format));
  return files.every(({ path }) => existsSync(`app/pictures/${path}`));
}
