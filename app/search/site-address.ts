/**
 * A path as the public reaches it: absolute where `SITE_URL` says where that is. Where it does not
 * say, the path alone: browsers and search engines read it from the page's own address.
 */
export function siteAddress(path: string): string {
  return (import.meta.env.SITE_URL ?? "") + path;
}
