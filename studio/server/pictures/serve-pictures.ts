import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

import { pictureFiles, pictureManifest, publishedFolder } from "#app/ui/picture/picture-files.ts";

import { uploadName } from "../../../content/schema/upload-name.ts";
import { ORIGINAL } from "../../../content/schema/uploaded-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/** The names of the site's own pictures, such as `people/helen`. */
export const sitePictures: readonly string[] = Object.keys(pictureManifest);

/**
 * Serves pictures to the studio's forms, each in one size; uploaded ones also uncropped.
 * @param build the folder of the site's build
 */
export function servePictures(pictures: Pick<PictureStore, "find" | "file">, build: string): Hono {
  const app = new Hono();
  const answer = async (name: string, file: string) => {
    const bytes = await pictures.file(name, file);
    return bytes ? new Response(Uint8Array.from(bytes), jpeg) : new Response(null, { status: 404 });
  };
  app.get("/pictures/uploads/:id/original", (c) => answer(uploadName(c.req.param("id")), ORIGINAL));
  app.get("/pictures/uploads/:id", async (c) => {
    const name = uploadName(c.req.param("id"));
    const picture = await pictures.find(name);
    return picture ? answer(name, `${picture.fallback}.jpg`) : c.notFound();
  });
  app.get("/pictures/:folder/:name", (c) => {
    const { folder, name } = c.req.param();
    const path = sitePictureFile(build, `${folder}/${name}`);
    if (!path) return c.notFound();
    const type = path.endsWith(".svg") ? "image/svg+xml" : "image/jpeg";
    return c.body(readFileSync(path), 200, { "Content-Type": type });
  });
  return app;
}

const jpeg = { headers: { "Content-Type": "image/jpeg" } };

/** A picture's file for old browsers in a build; undefined if there is none. */
function sitePictureFile(build: string, name: string): string | undefined {
  const [file] = name in pictureManifest ? pictureFiles(name, "jpg") : [];
  const path = file && join(build, "client", publishedFolder(name), file.path);
  return path && existsSync(path) ? path : undefined;
}
