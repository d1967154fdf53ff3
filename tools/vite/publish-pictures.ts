import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

import {
  pictureFiles,
  pictureFormats,
  pictureManifest,
  publishedFolder,
} from "../../app/ui/picture/picture-files.ts";

/**
 * Adds the pictures to the build, at URLs that pages compute from a picture's name and version:
 * importing each file would put 200 URLs into the JavaScript.
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
