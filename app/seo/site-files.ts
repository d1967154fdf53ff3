import type { Content } from "#content/content.ts";
import { webManifest } from "#content/school/social-card.ts";

import { ownIcon } from "./site-icons.tsx";
import { calendarAddress } from "./calendar/calendar-address.ts";
import { sitePaths } from "./site-pages.ts";

/**
 * The files generated from the content, by path. Without `SITE_URL` there is no sitemap, because it
 * needs absolute URLs.
 */
export async function siteFiles(
  content: Content,
  siteUrl: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  // Imported here, because the server loads these modules, too, and would never use this one.
  const { startDateCalendar } = await import("./calendar/start-date-calendar.ts");
  return new Map([
    ["/robots.txt", robots(siteUrl)],
    ["/site.webmanifest", JSON.stringify(webManifest(content, ownIcon(content)))],
    ...(siteUrl ? [["/sitemap.xml", sitemap(sitePaths(content), siteUrl)] as const] : []),
    ...content.startDates.map(
      (start) => [calendarAddress(start), startDateCalendar(content, start, siteUrl)] as const,
    ),
  ]);
}

/** The text of robots.txt: allows every crawler and links the sitemap if there is one. */
export function robots(siteUrl: string | undefined): string {
  const lines = ["User-agent: *", "Disallow: /api/"];
  if (siteUrl) lines.push("", `Sitemap: ${siteUrl}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

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
