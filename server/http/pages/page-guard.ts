import { mailServiceText } from "#content/mail-service.ts";
import { Hono } from "hono";

import { limitBody } from "../body-limit.ts";
import type { LimitBodies } from "../body-slots.ts";
import type { ErrorPage } from "./error-pages.ts";
import { isSameOrigin } from "./same-origin.ts";

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

interface Guard {
  errorPage: ErrorPage;
  limitBodies: LimitBodies;
  siteUrl: string | undefined;
  /** Whether there is a page at a path to post a form to. */
  hasPage: (path: string) => boolean;
}

/** Lets through to the pages GET, HEAD, and forms of the site's own pages, read and not too large. */
export function createPageGuard({ errorPage, limitBodies, siteUrl, hasPage }: Guard): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const { method } = c.req;
    if (method === "GET" || method === "HEAD") return next();
    if (method !== "POST") {
      c.header("Allow", "GET, HEAD, POST");
      return c.text(mailServiceText.wrongPageMethod, 405);
    }
    if (!FORM.test(c.req.header("Content-Type") ?? "")) {
      return c.text(mailServiceText.noForm, 415);
    }
    if (!isSameOrigin(c, siteUrl)) return errorPage(c, 403);
    return isDecodable(c.req.url) && hasPage(c.req.path) ? next() : errorPage(c, 404);
  });
  app.post(
    "*",
    limitBody((c) => errorPage(c, 413)),
    limitBodies((c) => errorPage(c, 503)),
  );
  return app;
}

/** Of a segment that is not, the framework complains on the console. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}
