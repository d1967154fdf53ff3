import { join } from "node:path";
import { type Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { serveStatic } from "@hono/node-server/serve-static";

import { pictureFiles, pictureManifest, publishedFolder } from "#app/ui/picture/picture-files.ts";

import { uploadName } from "#content/schema/upload-name.ts";
import { ORIGINAL } from "#content/schema/uploaded-picture.ts";
import { FILE_HEADERS } from "#server/http/security-headers.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

const UPLOAD = /^([\da-f]{12})-(\d+\.\w+)$/;
const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, max-age=3600" };

/**
 * Serves pictures to the studio’s forms, each in one size, uploaded ones also uncropped; and the
 * pictures, fonts and videos of the preview’s pages, at the addresses that they have on the public site.
 */
export function createPreviewFiles(
  build: string,
  uploads: Pick<PictureStore, "find" | "file">,
): Hono {
  const app = new Hono();
  async function send(c: Context, name: string, file: string): Promise<Response> {
    const bytes = await uploads.file(name, file);
    if (!bytes) return c.notFound();
    const type = getMimeType(file) ?? "application/octet-stream";
    return c.body(Uint8Array.from(bytes), 200, { ...HEADERS, "Content-Type": type });
  }
  app.get("/pictures/uploads/:id/original", (c) =>
    send(c, uploadName(c.req.param("id")), ORIGINAL),
  );
  app.get("/pictures/uploads/:id", async (c) => {
    const name = uploadName(c.req.param("id"));
    const picture = await uploads.find(name);
    return picture ? send(c, name, `${picture.fallback}.jpg`) : c.notFound();
  });
  app.get("/pictures/:folder/:name", (c) => {
    const name = `${c.req.param("folder")}/${c.req.param("name")}`;
    const [file] = name in pictureManifest ? pictureFiles(name, "jpg") : [];
    return file ? c.redirect(`/${publishedFolder(name)}/${file.path}`) : c.notFound();
  });
  app.get("/assets/pictures/:version/uploads/:file", (c) => {
    const [, id = "", file = ""] = UPLOAD.exec(c.req.param("file")) ?? [];
    return file ? send(c, uploadName(id), file) : c.notFound();
  });

  const built = serveStatic({
    root: join(build, "client"),
    onFound(_path, c) {
      for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    },
  });
  for (const folder of ["assets", "brand", "video"]) app.use(`/${folder}/*`, built);
  app.use("/favicon.ico", built);
  return app;
}
