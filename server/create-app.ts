import type { Content } from "#content/content.ts";
import { type Context, Hono, type MiddlewareHandler } from "hono";

import type { Clock } from "./core/clock.ts";
import type { RequestContext } from "./core/current-request.ts";
import type { Log } from "./core/log.ts";
import type { Settings } from "./core/settings/settings.ts";
import { createBodySlots } from "./http/body-slots.ts";
import { createClientAddress } from "./http/client-address.ts";
import { createErrorHandler } from "./http/error-handler.ts";
import { findPage, readBuiltSite } from "./http/files/built-site.ts";
import { createKeptAssets } from "./http/files/previous-build-assets.ts";
import { createStaticFiles } from "./http/files/static-files.ts";
import { createHealthProbes } from "./http/health-probes.ts";
import { createMailService } from "./http/mail-api.ts";
import { compressPages } from "./http/pages/compress-responses.ts";
import { createErrorPages } from "./http/pages/error-pages.ts";
import { createPageGuard } from "./http/pages/page-guard.ts";
import type { RenderPage } from "./http/pages/render-page.ts";
import { createRenderQueue } from "./http/pages/render-queue.ts";
import { createRequestLog } from "./http/request-log.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import { createAcceptPost } from "./submissions/accept-post.ts";
import type { AcceptSubmission } from "./submissions/accept-submission.ts";

interface Services {
  /** The content that is served now. */
  content: () => Content;
  settings: Pick<Settings, "trustedProxies" | "siteUrl" | "limits">;
  clock: Clock;
  log: Log;
  /** Passed in, because each release loads its own modules, but the logger needs this object. */
  currentRequest: RequestContext;
  newId: () => string;
  acceptSubmission: AcceptSubmission;
  renderPage: RenderPage;
  /** The build's folder; undefined in development, where Vite serves the files. */
  build: string | undefined;
  /** The folder with the assets of previous builds; undefined in development. */
  keptAssets: string | undefined;
  /** Whether a submission could be stored now. */
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
  /** Called with the status of every response except those to health probes. */
  onResponse: (status: number) => void;
}

/** The whole site as one request handler. */
export function createApp(services: Services): Hono {
  const { content, settings, clock, log, acceptSubmission, renderPage, build } = services;
  const site = build === undefined ? undefined : readBuiltSite(build);
  const acceptPost = createAcceptPost(acceptSubmission, clock, content);
  const clientAddress = createClientAddress(settings.trustedProxies, log);
  const limitBodies = createBodySlots(settings.limits, clientAddress);
  const errorPage = createErrorPages(site);
  const app = new Hono();
  app.onError(createErrorHandler(log));

  // Files come first, because most requests are for them; their headers are computed at startup.
  if (site) app.route("/", createStaticFiles(site, services.onResponse));
  app.use(createSecurityHeaders());
  // Health checks come before the request log, so that their 503 during a planned restart is not
  // logged as a failure.
  app.route("/", createHealthProbes(services));
  app.use(createRequestLog({ ...services, now: clock.now }));
  const schoolEmail = () => content().school.email;
  app.route(
    "/api/mail/send",
    createMailService(acceptSubmission, clientAddress, limitBodies, schoolEmail),
  );
  if (services.keptAssets) app.route("/", createKeptAssets(services.keptAssets));
  app.route(
    "/",
    createPageGuard({
      errorPage,
      limitBodies,
      siteUrl: settings.siteUrl,
      hasPage: (path) => !site || findPage(site, path, {}) !== undefined,
    }),
  );
  // Every page is a prerendered file, so any other GET or HEAD request gets 404.
  if (site) app.on(["GET", "HEAD"], "*", (c) => errorPage(c, 404));
  app.use(
    waitForTurn(settings.limits.renderings, (c) => errorPage(c, 503)),
    compressPages(),
  );
  app.all("*", async (c) => {
    const address = clientAddress(c);
    return renderPage(await requestToRender(c), {
      submit: (form, values) => acceptPost(form, values, address),
    });
  });
  return app;
}

/** Renders one page at a time, and refuses a request when too many wait. */
function waitForTurn(mostWaiting: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const queue = createRenderQueue(mostWaiting);
  return (c, next) => queue(next) ?? Promise.resolve(refuse(c));
}

/**
 * The request with its buffered body, and without `Origin`, which page-guard.ts has checked: React
 * Router would compare it with a URL whose scheme and host a proxy may have changed.
 */
async function requestToRender(c: Context): Promise<Request> {
  const { raw } = c.req;
  if (raw.method !== "POST") return raw;
  const headers = new Headers(raw.headers);
  headers.delete("Origin");
  const body = await c.req.arrayBuffer();
  return new Request(raw.url, { method: "POST", headers, body, signal: raw.signal });
}
