import { Hono, type MiddlewareHandler } from "hono";

import { type Log, withoutAddresses } from "../../server/core/log.ts";
import { createSecurityHeaders } from "../../server/http/security-headers.ts";

interface Parts {
  guard: MiddlewareHandler;
  /** The studio's files, and those of the site's pages in the preview. */
  files: readonly Hono[];
  /** Reads what visitors see now, before a page says something about the school. */
  refresh: () => Promise<void>;
  /** Routes beside the pages: downloads, pictures, the preview. */
  routes: readonly Hono[];
  render: (request: Request) => Promise<Response>;
  log: Log;
}

/** The whole studio as one request handler. */
export function createStudioApp({ guard, files, refresh, routes, render, log }: Parts): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    log.error({ cause: withoutAddresses(error) }, "A request failed");
    return c.text("That did not work. Try it again; if it stays so, tell your technician.", 500);
  });
  app.use(createSecurityHeaders());
  app.use(guard);
  for (const one of files) app.route("/", one);
  app.use(async (c, next) => {
    await next();
    // Pages and downloads contain personal data.
    c.header("Cache-Control", "no-store");
  });
  for (const route of routes) app.route("/", route);
  app.all("*", async (c) => {
    await refresh();
    return render(c.req.raw);
  });
  return app;
}
