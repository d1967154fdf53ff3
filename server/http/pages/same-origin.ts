import type { Context } from "hono";

/**
 * Whether a request comes from the program's own pages, by `Sec-Fetch-Site` or `Origin`. Requests
 * without both headers are allowed: another site cannot make a current browser omit them.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = c.req.header("Origin");
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  // Only hosts are compared: the scheme differs behind a proxy that terminates TLS.
  return host === c.req.header("Host")?.toLowerCase();
}
