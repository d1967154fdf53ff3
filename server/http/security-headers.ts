import type { MiddlewareHandler } from "hono";

/** The content security policy of responses that are not pages: they may load and run nothing. */
const STRICTEST_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of files that are not documents; fewer, because each one costs transfer time. */
export const FILE_HEADERS = { "X-Content-Type-Options": "nosniff" } as const;

/** Headers of drawings: an SVG file that is opened directly is a document that could run scripts. */
export const SVG_HEADERS = {
  ...FILE_HEADERS,
  "Content-Security-Policy": STRICTEST_POLICY,
} as const;

/**
 * Headers of all other responses. HSTS is left to the proxy that terminates TLS: a wrong
 * "includeSubDomains" would make the school's other sites unreachable.
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

/** Adds the security headers to every response, without overriding those that are set. */
export function createSecurityHeaders(): MiddlewareHandler {
  const headers = Object.entries(securityHeaders());
  return async (c, next) => {
    await next();
    const answer = c.res.headers;
    for (const [name, value] of headers) {
      // `c.header` would create a new response for each header.
      if (!answer.has(name)) answer.set(name, value);
    }
  };
}
