import type { Content } from "#content/content.ts";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";

import type { ErrorCounts } from "./browser-errors/error-counts.ts";
import type { RenderPage } from "../render/render-page.ts";
import type { Clock } from "./core/clock.ts";
import type { Log } from "./core/log.ts";
import type { Settings } from "./core/settings/settings.ts";
import { createBodySlots } from "./http/body-slots.ts";
import { createClientAddress } from "./http/client-address.ts";
import { createErrorHandler, createRequestLog } from "./http/request-log.ts";
import { createErrorReports } from "./http/error-reports.ts";
import type { BuiltFiles } from "./http/files/built-files.ts";
import { createStaticFiles } from "./http/files/static-files.ts";
import { createStoredFiles } from "./http/files/stored-files.ts";
import { createHealthProbes } from "./http/health-probes.ts";
import { createMailService } from "./http/mail-api.ts";
import { createErrorPages, createPageGuard } from "./http/pages/page-guard.ts";
import { findPage, pageAt, type PageSet } from "./http/pages/page-set.ts";
import { renderInTurn } from "./http/pages/render-queue.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import type { Store } from "./store/create-store.ts";
import { createAcceptSubmission, keyOfPost } from "./submissions/accept-submission.ts";
import type { RateLimit } from "./submissions/rate-limit.ts";
import { createSuspicion } from "./submissions/suspicion.ts";

export interface AppServices {
  content: () => Content;
  settings: Pick<Settings, "trustedProxies" | "siteUrl">;
  clock: Clock;
  log: Log;
  newId: () => string;
  store: Pick<Store, "submissions" | "content" | "canWrite">;
  rateLimit: RateLimit;
  receiptLimit: RateLimit;
  errorLimit: RateLimit;
  errorCounts: Pick<ErrorCounts, "count">;
  /** Called for every stored submission. */
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
  renderPage: RenderPage;
  /** What the server sends as it is; undefined in development, where Vite serves the files. */
  prepared: { files: BuiltFiles; pages: PageSet; keptAssets: string } | undefined;
  /** The school's mailboxes until now: pages from before a change name the one of that time. */
  mailboxes: ReadonlySet<string>;
  isStopping: () => boolean;
  /** Called with the status of every response except those to health probes. */
  onResponse: (status: number) => void;
  onPage: () => void;
}

/** The whole site as one request handler. */
export function createApp(services: AppServices): Hono {
  const { content, settings, clock, log, store, renderPage, prepared } = services;
  const acceptSubmission = createAcceptSubmission({
    ...services,
    submissions: store.submissions,
    suspicion: createSuspicion(clock, settings.siteUrl, () => content().startDates),
  });
  const clientAddress = createClientAddress(settings.trustedProxies, log);
  const limitBodies = createBodySlots(clientAddress);
  const errorPage = createErrorPages(prepared?.pages);
  const app = new Hono();
  app.onError(createErrorHandler(log));

  // Files come first, because most requests are for them; their headers are computed at startup.
  if (prepared) {
    const { files, pages } = prepared;
    app.route("/", createStaticFiles(files, pages, services.onResponse, services.onPage));
  }
  app.use(createSecurityHeaders());
  // Health checks come before the request log, so that their 503 during a planned restart is not
  // logged as a failure.
  app.route("/", createHealthProbes({ ...services, isReady: () => store.canWrite(clock.now()) }));
  app.use(createRequestLog(services));
  const isSchoolEmail = (address: string) =>
    address === content().school.email || services.mailboxes.has(address);
  app.route(
    "/api/mail/send",
    createMailService(acceptSubmission, clientAddress, limitBodies, isSchoolEmail),
  );
  app.route(
    "/api/errors",
    createErrorReports({
      count: services.errorCounts.count,
      rateLimit: services.errorLimit,
      clientAddress,
      limitBodies,
      pageAt: (path) => prepared && pageAt(prepared.pages, path),
      release: prepared?.files.release,
    }),
  );
  if (prepared) {
    const { keptAssets } = prepared;
    app.route("/", createStoredFiles({ ...store.content, keptAssets, log }));
  }
  app.route(
    "/",
    createPageGuard({
      errorPage,
      limitBodies,
      hasPage: (path) => !prepared || findPage(prepared.pages, path, {}) !== undefined,
    }),
  );
  // Every page was rendered ahead of time, so any other GET or HEAD request gets 404.
  if (prepared) app.on(["GET", "HEAD"], "*", (c) => errorPage(c, 404));
  app.use(
    renderInTurn((c) => errorPage(c, 503)),
    // Pages rendered on request contain inline styles, and are large.
    compress({ contentTypeFilter: /^text\/html/ }),
  );
  app.all("*", async (c) => {
    const address = clientAddress(c);
    return renderPage(await requestToRender(c), {
      submit: (form, values, campaign) => {
        const fields = { ...values, ...campaign };
        const key = keyOfPost(form, values, clock.now());
        return acceptSubmission({ form, fields, key }, address);
      },
    });
  });
  return app;
}

/**
 * The request with its buffered body, and without `Origin`: React Router would compare it with a URL
 * whose scheme and host a proxy may have changed.
 */
async function requestToRender(c: Context): Promise<Request> {
  const { raw } = c.req;
  if (raw.method !== "POST") return raw;
  const headers = new Headers(raw.headers);
  headers.delete("Origin");
  const body = await c.req.arrayBuffer();
  return new Request(raw.url, { method: "POST", headers, body, signal: raw.signal });
}
