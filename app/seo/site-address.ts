/**
 * The absolute address of a path if `SITE_URL` is set, else the path: clients resolve it against
 * the page's own address.
 */
export function siteAddress(path: string): string {
  return (import.meta.env.SITE_URL ?? "") + path;
}
