import type { MiddlewareHandler } from "hono";

import { securityHeaders } from "./security-headers.ts";

/** How this machine's own browser names it; anything else came by a name that somebody else owns. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * For pages that only this machine's own browser may read. Listening on the loopback interface is
 * not enough: a website can point its name to 127.0.0.1 (DNS rebinding), or ask from within a page.
 * @param styles what the page's inline styles are marked with, such as 'sha256-…'
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
    } else if (
      isAskedByAnotherSite(c.req.header("Sec-Fetch-Site"), c.req.header("Sec-Fetch-Mode"))
    ) {
      c.res = c.text("This page is not for other websites.", 403);
    } else {
      await next();
    }
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/** Following a link from elsewhere shows that site nothing; a request from within its page may. */
function isAskedByAnotherSite(site: string | undefined, mode: string | undefined): boolean {
  return site !== undefined && site !== "same-origin" && site !== "none" && mode !== "navigate";
}
