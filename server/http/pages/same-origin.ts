import type { Context } from "hono";

/**
 * Whether a form was posted from this site's own pages. Browsers say so in `Sec-Fetch-Site`, older
 * ones name the origin; very old ones and programs say nothing, and are let through: a page
 * elsewhere cannot make a current browser leave both out.
 *
 * Compares hosts, not schemes: TLS ends at the proxy.
 * @param siteUrl the public address, for a proxy that does not pass `Host` on
 */
export function isSameOrigin(c: Context, siteUrl: string | undefined): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = c.req.header("Origin");
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return (
    host === c.req.header("Host")?.toLowerCase() || (!!siteUrl && host === new URL(siteUrl).host)
  );
}
