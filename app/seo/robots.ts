/** The text of robots.txt: allows every crawler and links the sitemap if there is one. */
export function robots(siteUrl: string | undefined): string {
  const lines = ["User-agent: *", "Disallow: /api/"];
  if (siteUrl) lines.push("", `Sitemap: ${siteUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}
