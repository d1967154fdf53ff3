import { mailServiceText } from "#content/mail/mail-service.ts";
import { Hono } from "hono";

import type { LimitBodies } from "../body-slots.ts";
import type { ErrorPage } from "./error-pages.ts";
import { decoded } from "./page-set.ts";
import { isSameOrigin } from "./same-origin.ts";

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

interface Guard {
  errorPage: ErrorPage;
  limitBodies: LimitBodies;
  siteUrl: string | undefined;
  hasPage: (path: string) => boolean;
}

/** Passes on GET, HEAD, and forms posted by the site's own pages, within the size limit. */
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
    // React Router would log a warning of a path that it cannot decode.
    const path = decoded(new URL(c.req.url).pathname);
    return path !== undefined && hasPage(c.req.path) ? next() : errorPage(c, 404);
  });
  app.post(
    "*",
    limitBodies({ tooLarge: (c) => errorPage(c, 413), tooMany: (c) => errorPage(c, 503) }),
  );
  return app;
}
