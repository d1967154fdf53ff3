import { join } from "node:path";
import { Hono } from "hono";

import { securityHeaders } from "../security-headers.ts";
import { findPage, pageOfIndex, type PageSet } from "../pages/page-set.ts";
import type { BuiltFiles } from "./built-files.ts";
import { sendFile } from "./send-file.ts";
import { createVideoFiles } from "./video-files.ts";

/**
 * Serves files and pages from memory; pages are found in any letter case.
 * @param onPage called for every page that a browser gets or has still in its cache
 */
export function createStaticFiles(
  { files, folder }: BuiltFiles,
  pages: PageSet,
  onResponse: (status: number) => void = () => {},
  onPage: () => void = () => {},
): Hono {
  const respond = (response: Response) => {
    onResponse(response.status);
    return Promise.resolve(response);
  };

  const app = new Hono();
  app.on(["GET", "HEAD"], "*", (c, next) => {
    const { path } = c.req;
    const file = files.get(path) ?? pages.file(path);
    if (file) return respond(sendFile(c, file));
    const page = findPage(pages, path, c.req.query());
    if (page) {
      if (c.req.method === "GET") onPage();
      return respond(sendFile(c, page));
    }
    // Redirects `/program/index.html` to `/program`: the client router knows no other path.
    const target = pageOfIndex(pages, path);
    if (target === undefined) return next();
    return respond(
      new Response(null, { status: 308, headers: { ...securityHeaders(), Location: target } }),
    );
  });
  app.route("/video", createVideoFiles(join(folder, "video"), onResponse));
  return app;
}
