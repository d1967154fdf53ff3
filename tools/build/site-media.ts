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

function hasPicture(name: string): boolean {
  if (!(name in pictureManifest)) return false;
  const files = pictureFormats.flatMap((format) => pictureFiles(name, format));
  return files.every(({ path }) => existsSync(`app/pictures/${path}`));
}
