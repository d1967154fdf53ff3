import { Hono } from "hono";

import { readBuiltFiles } from "../../server/http/files/built-files.ts";
import { sendFile } from "../../server/http/files/send-file.ts";
import { FILE_HEADERS } from "../../server/http/security-headers.ts";

/** Serves the studio's scripts, styles and icons; the names of those in assets/ have a hash. */
export function createStudioFiles(folder: string): Hono {
  const files = readBuiltFiles(folder, (path) => ({
    ...FILE_HEADERS,
    "Cache-Control": path.startsWith("/assets/")
      ? "private, max-age=31536000, immutable"
      : "no-cache",
  }));
  const app = new Hono();
  app.on(["GET", "HEAD"], "*", (c, next) => {
    const file = files.get(c.req.path);
    return file ? Promise.resolve(sendFile(c, file)) : next();
  });
  return app;
}
