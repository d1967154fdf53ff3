import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";

/** The build's files: hashed assets for good, prerendered pages in whatever case they are asked for. */
export function createStaticFiles(folder: string): Hono {
  const app = new Hono();

  app.use(
    "/assets/*",
    serveStatic({
      root: folder,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );

  const revalidate = (_path: string, c: Context) => c.header("Cache-Control", "no-cache");
  const serveFile = serveStatic({ root: folder, onFound: revalidate });
  const servePage = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => `${path.toLowerCase().replace(/\/+$/, "")}/index.html`,
    onFound: revalidate,
  });

  app.use(async (c, next) => {
    // The page that greets a visitor whose form was just taken is not among the prerendered ones.
    if (c.req.query("sent") !== undefined) return next();
    const isPage = !/\.[a-z0-9]+$/i.test(c.req.path);
    return isPage ? servePage(c, next) : serveFile(c, next);
  });

  return app;
}
