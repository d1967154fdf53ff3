import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { serveStatic } from "@hono/node-server/serve-static";

import { FILE_HEADERS } from "../../../server/http/security-headers.ts";

const BUILT = "studio/build/preview/client";
const UPLOAD = /^([\da-f]{12})-(\d+\.\w+)$/;
const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, max-age=3600" };

/**
 * Serves the pictures, fonts and videos of the preview's pages, at the addresses that they have on
 * the public site.
 * @param uploads the folder of the uploaded pictures, which the preview's build does not contain
 */
export function createPreviewFiles(uploads: string): Hono {
  const app = new Hono();
  app.get("/assets/pictures/:version/uploads/:file", (c, next) => {
    const [, id = "", file = ""] = UPLOAD.exec(c.req.param("file")) ?? [];
    const path = join(uploads, id, file);
    if (file === "" || !existsSync(path)) return next();
    return c.body(readFileSync(path), 200, {
      ...HEADERS,
      "Content-Type": getMimeType(file) ?? "application/octet-stream",
    });
  });

  let files: MiddlewareHandler | undefined;
  const built: MiddlewareHandler = (c, next) => {
    // Created with the first request: the folder exists only after the preview has been built.
    files ??= serveStatic({ root: BUILT, onFound: addHeaders });
    return files(c, next);
  };
  for (const folder of ["assets", "brand", "video"]) app.use(`/${folder}/*`, built);
  app.use("/favicon.ico", built);
  return app;
}

function addHeaders(_path: string, c: Context): void {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
}
