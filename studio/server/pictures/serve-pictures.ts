import { Hono } from "hono";

import { pictureFiles, pictureManifest, publishedFolder } from "#app/ui/picture/picture-files.ts";

import { uploadName } from "#content/schema/upload-name.ts";
import { ORIGINAL } from "#content/schema/uploaded-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/** Serves pictures to the studio's forms, each in one size; uploaded ones also uncropped. */
export function servePictures(pictures: Pick<PictureStore, "find" | "file">): Hono {
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
    const name = `${c.req.param("folder")}/${c.req.param("name")}`;
    const [file] = name in pictureManifest ? pictureFiles(name, "jpg") : [];
    return file ? c.redirect(`/${publishedFolder(name)}/${file.path}`) : c.notFound();
  });
  return app;
}

const jpeg = { headers: { "Content-Type": "image/jpeg" } };
