import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

import { pictureFiles, pictureFormats, publishedFolder } from "../app/ui/picture-files.ts";
import { pictureManifest } from "../app/ui/picture-manifest.ts";

/**
 * Puts the pictures into the build, under addresses that the pages work out from a picture's name
 * and version: importing each file would put 200 addresses into the JavaScript.
 */
export function publishPictures(): Plugin {
  return {
    name: "publish-pictures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const name of Object.keys(pictureManifest)) {
        const files = pictureFormats.flatMap((format) => pictureFiles(name, format));
        for (const path of new Set(files.map((file) => file.path))) {
          this.emitFile({
            type: "asset",
            fileName: `${publishedFolder(name)}/${path}`,
            source: readFileSync(`app/pictures/${path}`),
          });
        }
      }
    },
  };
}
