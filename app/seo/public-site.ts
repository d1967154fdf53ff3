/** Whether a site is for the public: its URL is https: with a public host name. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  if (!siteUrl) return false;
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" && !/^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(hostname);
}
