import { type Context, Hono } from "hono";

import type { Clock } from "./clock.ts";
import { createClientAddress } from "./http/client-address.ts";
import { createFailureAnswer } from "./http/failures.ts";
import { createHealth } from "./http/health.ts";
import { createKeptAssets } from "./http/kept-assets.ts";
import { createMailService } from "./http/mail-service.ts";
import { createPageGuard } from "./http/page-guard.ts";
import { createPagePacking } from "./http/pack-pages.ts";
import type { RenderPage } from "./http/pages.ts";
import { createRequestLog } from "./http/request-log.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import { createStaticFiles } from "./http/static-files.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import { type AcceptSubmission, keyOfPost } from "./submissions/accept-submission.ts";

interface Services {
  settings: Pick<Settings, "trustedProxies">;
  clock: Clock;
  log: Log;
  newId: () => string;
  acceptSubmission: AcceptSubmission;
  renderPage: RenderPage;
  /** The folder of the build; undefined where the development server has the files. */
  build: string | undefined;
  /** The folder of hashed files that other builds had; undefined where none are kept. */
  keptAssets: string | undefined;
  /** Whether a submission could be stored now. */
  isReady: () => Promise<boolean>;
  /** Whether the server is about to end. */
  isStopping: () => boolean;
  /** Told of every answer's status. */
  onAnswer: (status: number) => void;
}

/** The whole site as one request handler. */
export function createApp(services: Services): Hono {
  const { settings, clock, log, newId, acceptSubmission, renderPage, build } = services;
  const app = new Hono();
  const clientAddress = createClientAddress(settings.trustedProxies);
  app.onError(createFailureAnswer(log));

  // Before everything else: files carry their headers already, and most requests are for files.
  if (build) app.route("/", createStaticFiles(build, services.onAnswer));
  app.use(createRequestLog({ log, newId, now: clock.now, onAnswer: services.onAnswer }));
  app.use(createSecurityHeaders(), createPagePacking());
  app.route("/", createHealth(services));
  app.route("/api/mail/send", createMailService(acceptSubmission, clientAddress));
  if (services.keptAssets) app.route("/", createKeptAssets(services.keptAssets));
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
