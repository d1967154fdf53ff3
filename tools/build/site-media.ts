import { existsSync } from "node:fs";

import { pictureFiles, pictureFormats } from "../../app/ui/picture/picture-files.ts";
import { pictureManifest } from "../../app/ui/picture/picture-manifest.ts";
import type { Media } from "../../content-check/content.ts";

/** The pictures in app/pictures and the files in public/. */
export const siteMedia: Media = {
  hasPicture,
  hasFile: (address) => existsSync(`public${address}`),
};

/** The names of all pictures, such as `people/helen`. */
export const pictureNames: readonly string[] = Object.keys(pictureManifest);

function hasPicture(name: string): boolean {
  if (!(name in pictureManifest)) return false;
  const files = pictureFormats.flatMap((format) => pictureFiles(name, format));
  return files.every(({ path }) => existsSync(`app/pictures/${path}`));
}
