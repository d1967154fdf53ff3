import { readFileSync } from "node:fs";
import { Hono } from "hono";

import { uploadName } from "../../../content/check/upload-name.ts";
import { ORIGINAL } from "../../../content/schema/uploaded-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/**
 * Serves pictures to the studio's forms, each in one size; uploaded ones also uncropped.
 * @param siteFile returns the path of a site picture's file; undefined if there is none
 */
export function servePictures(
  pictures: Pick<PictureStore, "find" | "file">,
  siteFile: (name: string) => string | undefined,
): Hono {
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
    const path = siteFile(`${folder}/${name}`);
    if (!path) return c.notFound();
    const type = path.endsWith(".svg") ? "image/svg+xml" : "image/jpeg";
    return c.body(readFileSync(path), 200, { "Content-Type": type });
  });
  return app;
}

const jpeg = { headers: { "Content-Type": "image/jpeg" } };
