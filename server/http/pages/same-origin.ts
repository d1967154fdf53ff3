import type { Context } from "hono";

/**
 * Whether a form was posted from this site's own pages, by `Sec-Fetch-Site` or `Origin`. Requests
 * without both headers are allowed: another site cannot make a current browser omit them.
 * @param siteUrl the public URL, for proxies that do not pass `Host` on
 */
export function isSameOrigin(c: Context, siteUrl: string | undefined): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = c.req.header("Origin");
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  // Only hosts are compared: the scheme differs behind a proxy that terminates TLS.
  return (
    host === c.req.header("Host")?.toLowerCase() || (!!siteUrl && host === new URL(siteUrl).host)
  );
}
