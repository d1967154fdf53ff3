import { join } from "node:path";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { serveStatic } from "@hono/node-server/serve-static";

import { uploadName } from "../../../content/check/upload-name.ts";
import { FILE_HEADERS } from "../../../server/http/security-headers.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

const UPLOAD = /^([\da-f]{12})-(\d+\.\w+)$/;
const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, max-age=3600" };

/**
 * Serves the pictures, fonts and videos of the preview's pages, at the addresses that they have on
 * the public site.
 * @param build the folder of the site's build
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

  let files: MiddlewareHandler | undefined;
  const built: MiddlewareHandler = (c, next) => {
    // Created with the first request: the site may be built while the studio runs.
    files ??= serveStatic({ root: join(build, "client"), onFound: addHeaders });
    return files(c, next);
  };
  for (const folder of ["assets", "brand", "video"]) app.use(`/${folder}/*`, built);
  app.use("/favicon.ico", built);
  return app;
}

function addHeaders(_path: string, c: Context): void {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
}
