import type { MiddlewareHandler } from "hono";

/** For answers that are no pages: nothing in them is to be loaded or run. */
const STRICTEST_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a file carries that is no document: each header costs a visitor far away some time. */
export const FILE_HEADERS = { "X-Content-Type-Options": "nosniff" } as const;

/**
 * What every other answer carries. Nothing about TLS: whoever ends it decides on that, and one wrong
 * "includeSubDomains" locks a school's other sites.
 * @param policy what the page may load and run (app/startup/csp.ts)
 */
export function securityHeaders(policy: string = STRICTEST_POLICY): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...FILE_HEADERS,
    "X-Frame-Options": "DENY",
  };
}

/** Adds those headers to every answer, and leaves alone what it has set by itself. */
export function createSecurityHeaders(): MiddlewareHandler {
  const headers = Object.entries(securityHeaders());
  return async (c, next) => {
    await next();
    const answer = c.res.headers;
    for (const [name, value] of headers) {
      // Not by `c.header`, which makes the whole answer anew for each.
      if (!answer.has(name)) answer.set(name, value);
    }
  };
}
