import { join } from "node:path";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { serveStatic } from "@hono/node-server/serve-static";

import { uploadName } from "#content/schema/upload-name.ts";
import { FILE_HEADERS } from "#server/http/security-headers.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

const UPLOAD = /^([\da-f]{12})-(\d+\.\w+)$/;
const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, max-age=3600" };

/**
 * Serves the pictures, fonts and videos of the preview's pages, at the addresses that they have on
 * the public site.
 */
export function createPreviewFiles(build: string, uploads: Pick<PictureStore, "file">): Hono {
  const app = new Hono();
  app.get("/assets/pictures/:version/uploads/:file", async (c, next) => {
    const [, id = "", file = ""] = UPLOAD.exec(c.req.param("file")) ?? [];
    const bytes = file && (await uploads.file(uploadName(id), file));
    if (!bytes) return next();
    return c.body(Uint8Array.from(bytes), 200, {
      ...HEADERS,
      "Content-Type": getMimeType(file) ?? "application/octet-stream",
    });
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
