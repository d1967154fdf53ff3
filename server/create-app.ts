import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";

import type { Clock } from "./clock.ts";
import { createClientAddress } from "./http/client-address.ts";
import { createMailService } from "./http/mail-service.ts";
import { createPageGuard } from "./http/page-guard.ts";
import type { RenderPage } from "./http/pages.ts";
import { createStaticFiles } from "./http/static-files.ts";
import type { Settings } from "./settings.ts";
import { type AcceptSubmission, keyOfPost } from "./submissions/accept-submission.ts";

interface Services {
  settings: Pick<Settings, "trustedProxies">;
  clock: Clock;
  acceptSubmission: AcceptSubmission;
  renderPage: RenderPage;
  /** The folder of the built files; undefined where the development server has them. */
  files: string | undefined;
}

/** The whole site as one request handler. */
export function createApp({
  settings,
  clock,
  acceptSubmission,
  renderPage,
  files,
}: Services): Hono {
  const app = new Hono();
  const clientAddress = createClientAddress(settings.trustedProxies);

  app.use(
    secureHeaders({
      // Whoever ends TLS decides on this: one wrong "includeSubDomains" locks a school's other sites.
      strictTransportSecurity: false,
      xFrameOptions: "DENY",
      referrerPolicy: "strict-origin-when-cross-origin",
      contentSecurityPolicy: {
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    }),
  );
  app.route("/api/mail/send", createMailService(acceptSubmission, clientAddress));
  if (files) app.route("/", createStaticFiles(files));
  app.route("/", createPageGuard());
  app.all("*", (c) => {
    const address = clientAddress(c);
    return renderPage(requestAsVisitorMadeIt(c, settings.trustedProxies), {
      submit: (form, fields) =>
        acceptSubmission({ form, fields, key: keyOfPost(form, fields, clock.now()) }, address),
    });
  });
  return app;
}

/**
 * The request with the scheme that the visitor's browser used: the framework refuses a posted
 * form whose origin is another than the request's, and TLS ends at the proxy.
 */
function requestAsVisitorMadeIt(c: Context, trustedProxies: number): Request {
  const isSecure = trustedProxies > 0 && c.req.header("X-Forwarded-Proto") === "https";
  if (!isSecure) return c.req.raw;
  return new Request(c.req.url.replace(/^http:/, "https:"), c.req.raw);
}
