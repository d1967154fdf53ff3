/** The sitemap (sitemaps.org); `siteUrl` is the public origin. */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const entries = paths.map((path) => `  <url><loc>${escape(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
