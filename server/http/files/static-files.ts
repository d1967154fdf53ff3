import { Hono } from "hono";

import { findPage, type PageSet } from "../pages/page-set.ts";
import type { BuiltFiles } from "./built-files.ts";
import { sendFile } from "./send-file.ts";

/**
 * Serves files and pages from memory; pages are found in any letter case.
 * @param onPage called for every page that a browser gets or has still in its cache
 */
export function createStaticFiles(
  { files }: Pick<BuiltFiles, "files">,
  pages: PageSet,
  onResponse: (status: number) => void = () => {},
  onPage: () => void = () => {},
): Hono {
  const app = new Hono();
  app.on(["GET", "HEAD"], "*", async (c, next) => {
    const { path } = c.req;
    const file = files.get(path) ?? pages.file(path);
    const found = file ?? findPage(pages, path, c.req.query());
    if (!found) return next();
    if (!file && c.req.method === "GET") onPage();
    const response = sendFile(c, found);
    onResponse(response.status);
    return response;
  });
  return app;
}
