import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

/** The build's files: hashed assets for good, prerendered pages in whatever case they are asked for. */
export function createStaticFiles(folder: string): Hono {
  const serveFile = serveStatic({ root: folder });
  const servePage = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => `${path.toLowerCase().replace(/\/+$/, "")}/index.html`,
  });

  const app = new Hono();
  app.use("/assets/*", cache("public, max-age=31536000, immutable"), serveFile);
  // Without an ETag, which would have to be another for each part of a video.
  app.use("/video/*", cache("public, max-age=86400"), serveFile);
  app.use(cache("no-cache"), etag(), async (c, next) => {
    // One address a page: under this one the browser's router would find nothing.
    if (c.req.path.endsWith("/index.html")) return c.redirect(c.req.path.slice(0, -10), 308);
    // The page that greets a visitor whose form was just taken is not among the prerendered ones.
    if (c.req.query("sent") !== undefined) return next();
    const isPage = !/\.[a-z0-9]+$/i.test(c.req.path);
    return isPage ? servePage(c, next) : serveFile(c, next);
  });
  return app;
}

/** Tells browsers and proxies how long they may keep what was found. */
function cache(control: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has("Cache-Control")) c.header("Cache-Control", control);
  };
}
