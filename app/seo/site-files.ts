import type { Content } from "#content/content.ts";
import { webManifest } from "#content/school/social-card.ts";

import { calendarAddress } from "./calendar/calendar-address.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
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
    ["/site.webmanifest", JSON.stringify(webManifest(content))],
    ...(siteUrl ? [["/sitemap.xml", sitemap(sitePaths(content), siteUrl)] as const] : []),
    ...content.startDates.map(
      (start) => [calendarAddress(start), startDateCalendar(content, start, siteUrl)] as const,
    ),
  ]);
}
