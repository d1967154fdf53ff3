import type { MiddlewareHandler } from "hono";

import { securityHeaders } from "./security-headers.ts";

/** Host names of this machine; any other may be an attacker's that points to 127.0.0.1. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Restricts pages to browsers on this machine. Listening on the loopback interface is not enough
 * against DNS rebinding and cross-site requests.
 * @param styles the source expression for the page's inline styles, such as 'sha256-…'
 */
export function createLoopbackGuard(styles = "'none'"): MiddlewareHandler {
  const headers = Object.entries({
    ...securityHeaders(
      `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ),
    "Cache-Control": "no-store",
  });
  return async (c, next) => {
    if (!THIS_MACHINE.has(new URL(c.req.url).hostname)) {
      c.res = c.text("This page is for this machine only: ask for it as localhost.", 421);
    } else if (isCrossSiteRequest(c.req.header("Sec-Fetch-Site"), c.req.header("Sec-Fetch-Mode"))) {
      c.res = c.text("This page is not for other websites.", 403);
    } else {
      await next();
    }
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/** Links from other sites are allowed, because those sites cannot read the page. */
function isCrossSiteRequest(site: string | undefined, mode: string | undefined): boolean {
  return site !== undefined && site !== "same-origin" && site !== "none" && mode !== "navigate";
}
