import { mailServiceText } from "#content/mail-service.ts";
import { Hono } from "hono";
import { html } from "hono/html";

import { limitBody } from "./body-limit.ts";

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Lets through to the pages what a browser sends them: GET, HEAD, and forms that are no larger than may be. */
export function createPageGuard(): Hono {
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
    return next();
  });

  app.use(
    // Back brings the form again as the visitor left it: that is where nothing is lost.
    limitBody((c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${mailServiceText.tooLarge}</title>
            <h1>${mailServiceText.tooLarge}</h1>
            <p>${mailServiceText.goBack}</p>
          </html>`,
        413,
      ),
    ),
  );

  return app;
}
