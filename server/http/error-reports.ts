import { type Context, Hono } from "hono";

import { browserName } from "../browser-errors/browser-name.ts";
import { type ErrorReport, LONGEST_REPORT, parseReport } from "../browser-errors/error-report.ts";
import type { RateLimit } from "../submissions/rate-limit.ts";
import type { LimitBodies } from "./body-slots.ts";
import { isSameOrigin } from "./pages/same-origin.ts";

interface Services {
  count: (error: ErrorReport & { page: string; browser: string }) => void;
  rateLimit: Pick<RateLimit, "take">;
  clientAddress: (c: Context) => string;
  limitBodies: LimitBodies;
  pageAt: (path: string) => string | undefined;
  /** The hash in the name of this build's manifest file. */
  release: string | undefined;
}

/**
 * `POST /api/errors`: counts an error that a page of the site reports (app/startup/report-errors.ts).
 * Nothing of the request is stored as it was sent: only names that the server knows.
 */
export function createErrorReports(services: Services): Hono {
  const { count, rateLimit, clientAddress, limitBodies, pageAt, release } = services;
  const app = new Hono();

  app.post(
    "/",
    async (c, next) => {
      if (!isSameOrigin(c)) return c.body(null, 403);
      if (Number(c.req.header("Content-Length") ?? 0) > LONGEST_REPORT) return c.body(null, 413);
      return next();
    },
    limitBodies((c, status) => c.body(null, status)),
    async (c) => {
      const report = parseReport(await c.req.text());
      if (!report) return c.body(null, 400);
      if ((await rateLimit.take(clientAddress(c))) === 0) {
        const from = URL.parse(c.req.header("Referer") ?? "");
        count({
          ...report,
          page: (from && pageAt(from.pathname)) ?? "",
          browser: browserName(c.req.header("User-Agent") ?? ""),
          release: report.release === release ? report.release : "",
        });
      }
      // A refused report is of no use to the page, and would be an error in its console.
      return c.body(null, 204);
    },
  );
  app.all("/", (c) => c.body(null, 405, { Allow: "POST" }));

  return app;
}
