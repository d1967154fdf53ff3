import { join } from "node:path";
import { Hono } from "hono";

import { securityHeaders } from "../security-headers.ts";
import { type BuiltSite, findPage, pageOfIndex } from "./built-site.ts";
import { sendFile } from "./send-file.ts";
import { createVideoFiles } from "./video-files.ts";

/**
 * The build's files, answered from memory: hashed assets for good, prerendered pages in whatever
 * case they are asked for.
 * @param onAnswer told of every answer's status
 */
export function createStaticFiles(
  site: BuiltSite,
  onAnswer: (status: number) => void = () => {},
): Hono {
  const answer = (response: Response) => {
    onAnswer(response.status);
    return Promise.resolve(response);
  };

  const app = new Hono();
  app.on(["GET", "HEAD"], "*", (c, next) => {
    const { path } = c.req;
    const file = site.files.get(path) ?? findPage(site, path, c.req.query());
    if (file) return answer(sendFile(c, file));
    // One address a page: under this one the browser's router would find nothing.
    const page = pageOfIndex(site, path);
    if (page === undefined) return next();
    return answer(
      new Response(null, { status: 308, headers: { ...securityHeaders(), Location: page } }),
    );
  });
  app.route("/video", createVideoFiles(join(site.folder, "video"), onAnswer));
  return app;
}
