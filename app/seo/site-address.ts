/**
 * Returns a path's absolute URL if `SITE_URL` is set, otherwise the path, which clients resolve
 * against the page's URL.
 */
export function siteAddress(path: string): string {
  return (import.meta.env.SITE_URL ?? "") + path;
}
