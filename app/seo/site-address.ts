/**
 * Returns a path's absolute URL if `SITE_URL` is set, otherwise the path, which clients resolve
 * against the page's URL.
 */
export function siteAddress(path: string): string {
  return (import.meta.env.SITE_URL ?? "") + path;
}

/** Whether the build is for the public: `SITE_URL` is an https: URL with a public host name. */
export function isPublicSite(): boolean {
  const { SITE_URL } = import.meta.env;
  if (!SITE_URL) return false;
  const { protocol, hostname } = new URL(SITE_URL);
  return protocol === "https:" && !/^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(hostname);
}
