/** Whether a URL names this machine, whatever its port. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/i.test(hostname);
}

/** Whether a site is for the public: its URL is https: with a public host name. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  if (!siteUrl) return false;
  const url = new URL(siteUrl);
  return url.protocol === "https:" && !isLoopback(url);
}
