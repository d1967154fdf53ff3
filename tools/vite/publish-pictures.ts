import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

import {
  pictureFiles,
  pictureFormats,
  publishedFolder,
} from "../../app/ui/picture/picture-files.ts";
import { pictureManifest } from "../../app/ui/picture/picture-manifest.ts";
import { uploadName } from "../../content/check/upload-name.ts";
import { readUpload, uploadsNamedIn, UPLOADS } from "../../content/files/uploaded-pictures.ts";

const DATA = "content/data";
const MANIFEST = "/app/ui/picture/picture-manifest.ts";

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
      for (const { id, name, version, files } of usedUploads()) {
        for (const file of files) {
          this.emitFile({
            type: "asset",
            fileName: `assets/pictures/${version}/${name}-${file}`,
            source: readFileSync(`${UPLOADS}/${id}/${file}`),
          });
        }
      }
    },
  };
}

/** Adds the uploaded pictures that content/data names to the manifest of all pictures. */
export function uploadedPictures(): Plugin {
  return {
    name: "uploaded-pictures",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(MANIFEST)) return;
      for (const file of globSync(`${DATA}/*.json`)) this.addWatchFile(resolve(file));
      const uploads = usedUploads();
      // Without uploaded pictures, the manifest stays as it is.
      if (uploads.length === 0) return;
      const entries = uploads.map(
        ({ name, version, widths, fallback }) => [name, { version, widths, fallback }] as const,
      );
      const manifest = { ...pictureManifest, ...Object.fromEntries(entries) };
      return `export const pictureManifest = ${JSON.stringify(manifest)};`;
    },
    configureServer(server) {
      // In development, maps the URLs that pages request to the uploaded pictures' files.
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(
          /^\/app\/pictures\/uploads\/([\da-f]{12})-/,
          `/${UPLOADS}/$1/`,
        );
        next();
      });
    },
  };
}

function usedUploads() {
  return [...uploadsNamedIn([DATA])].toSorted().flatMap((id) => {
    const name = uploadName(id);
    const picture = readUpload(name);
    return picture ? [{ id, name, ...picture }] : [];
  });
}
