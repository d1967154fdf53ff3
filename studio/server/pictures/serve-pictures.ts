import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";

import { uploadName } from "../../../content/check/upload-name.ts";
import { ORIGINAL, readUpload } from "../../../content/files/uploaded-pictures.ts";

/**
 * Serves pictures to the studio's forms, each in one size; uploaded ones also uncropped.
 * @param siteFile returns the path of a site picture's file; undefined if there is none
 */
export function servePictures(
  uploads: string,
  siteFile: (name: string) => string | undefined,
): Hono {
  const app = new Hono();
  app.get("/pictures/uploads/:id/original", (c) => {
    const id = c.req.param("id");
    const picture = readUpload(uploadName(id), uploads);
    return picture ? answer(join(uploads, id, ORIGINAL)) : c.notFound();
  });
  app.get("/pictures/:folder/:name", (c) => {
    const { folder, name } = c.req.param();
    const picture = `${folder}/${name}`;
    const upload = readUpload(picture, uploads);
    const path = upload ? join(uploads, name, `${upload.fallback}.jpg`) : siteFile(picture);
    return path ? answer(path) : c.notFound();
  });
  return app;
}

function answer(path: string): Response {
  const type = path.endsWith(".svg") ? "image/svg+xml" : "image/jpeg";
  return new Response(readFileSync(path), { headers: { "Content-Type": type } });
}
