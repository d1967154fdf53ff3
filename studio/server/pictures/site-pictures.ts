import { existsSync } from "node:fs";
import { join } from "node:path";

import { pictureFiles, publishedFolder } from "#app/ui/picture/picture-files.ts";
import { pictureManifest } from "#app/ui/picture/picture-manifest.ts";

/** The names of the site's own pictures, such as `people/helen`. */
export const sitePictures: readonly string[] = Object.keys(pictureManifest);

/** Finds a picture's file for old browsers in a build; undefined if there is none. */
export function sitePictureFile(build: string): (name: string) => string | undefined {
  return (name) => {
    const [file] = name in pictureManifest ? pictureFiles(name, "jpg") : [];
    const path = file && join(build, "client", publishedFolder(name), file.path);
    return path && existsSync(path) ? path : undefined;
  };
}
