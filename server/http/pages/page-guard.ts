import { mailServiceText, refusedPostText } from "#content/mail/mail-service.ts";
import { type Context, Hono } from "hono";

import { type LimitBodies, RETRY_AFTER } from "../body-slots.ts";
import { sendFile } from "../files/send-file.ts";
import { decoded, type PageSet } from "./page-set.ts";

type ErrorPage = ReturnType<typeof createErrorPages>;

/** @param pages without them (in development) the response is a sentence alone */
export function createErrorPages(pages: PageSet | undefined) {
  return (c: Context, status: 404 | keyof typeof refusedPostText): Response => {
    const headers = {
      "Cache-Control": "no-store",
      ...(status === 503 && { "Retry-After": RETRY_AFTER }),
    };
    const file = pages?.page(String(status));
    if (file) return sendFile(c, file, status, headers);
    const sentence = status === 404 ? mailServiceText.noPage : refusedPostText[status].hint;
    return c.text(sentence, status, headers);
  };
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

interface Guard {
  errorPage: ErrorPage;
  limitBodies: LimitBodies;
  hasPage: (path: string) => boolean;
}

/**
 * Passes on GET, HEAD, and forms within the size limit. `Origin` is not asked: nobody is signed in,
 * and what a translation service or a proxy has changed it to would lose a visitor's answers.
 */
export function createPageGuard({ errorPage, limitBodies, hasPage }: Guard): Hono {
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
    // React Router would log a warning of a path that it cannot decode.
    const path = decoded(new URL(c.req.url).pathname);
    return path !== undefined && hasPage(c.req.path) ? next() : errorPage(c, 404);
  });
  app.post("*", limitBodies(errorPage));
  return app;
}
