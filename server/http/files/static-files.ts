import { join } from "node:path";
import { Hono } from "hono";

import { findPage, type PageSet } from "../pages/page-set.ts";
import type { BuiltFiles } from "./built-files.ts";
import { sendFile } from "./send-file.ts";
import { createVideoFiles } from "./video-files.ts";

/** Serves files and pages from memory; pages are found in any letter case. */
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
    if (!page) return next();
    if (c.req.method === "GET") onPage();
    return respond(sendFile(c, page));
  });
  app.route("/video", createVideoFiles(join(folder, "video"), onResponse));
  return app;
}
