import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

import { describeError, type Log } from "../../server/core/log.ts";
import { createSecurityHeaders } from "../../server/http/security-headers.ts";
import { LARGEST_FILE } from "../contract/pictures.ts";

/** In bytes: a photograph, and what a form says about it. */
const LONGEST_REQUEST = LARGEST_FILE + 100_000;
/** That photograph at 400 kbit/s; a connection without traffic is closed much earlier. */
export const STUDIO_TIMEOUTS = { request: 15 * 60_000 };
/** More than the half-sent forms that strangers may have at a time (body-slots.ts). */
export const STUDIO_CONNECTIONS = 1000;

interface Parts {
  guard: MiddlewareHandler;
  /** The studio's scripts and styles, which the pages where people sign in need, too. */
  publicFiles: Hono;
  /** Where people sign in, and what keeps others out; undefined on this machine. */
  door: Hono | undefined;
  /** Pictures, and the other files of the site's pages in the preview. */
  previewFiles: Hono;
  /** Reads what visitors see now, before a page says something about the school. */
  refresh: () => Promise<void>;
  /** Routes beside the pages: downloads, the preview. */
  routes: readonly Hono[];
  render: (request: Request) => Promise<Response>;
  log: Log;
}

const TOO_LONG = "This is too large to be sent, so nothing was changed.";

/** The whole studio as one request handler. */
export function createStudioApp(parts: Parts): Hono {
  const { guard, publicFiles, door, previewFiles, refresh, routes, render, log } = parts;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error(describeError(error), "A request failed");
    return c.text("That did not work. Try it again; if it stays so, tell your technician.", 500);
  });
  app.use(createSecurityHeaders());
  app.use(async (c, next) => {
    await next();
    // Other sites learn nothing of the studio from its links, the school's own statistics included.
    c.header("Referrer-Policy", "same-origin");
  });
  app.use(guard);
  app.route("/", publicFiles);
  if (door) {
    app.use(async (c, next) => {
      await refresh();
      await next();
      // A refusal that is kept would outlast the sign-in.
      if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    });
    app.route("/", door);
  }
  // After the door: it reads chunked bodies, of which a few of strangers would fill the memory.
  app.use(bodyLimit({ maxSize: LONGEST_REQUEST, onError: (c) => c.text(TOO_LONG, 413) }));
  app.route("/", previewFiles);
  app.use(async (c, next) => {
    await next();
    // Pages and downloads contain personal data.
    c.header("Cache-Control", "no-store");
  });
  for (const route of routes) app.route("/", route);
  // Tells a page with typed text whether it may be sent.
  app.get("/ping", (c) => c.body(null, 204));
  app.all("*", async (c) => {
    await refresh();
    return render(c.req.raw);
  });
  return app;
}
