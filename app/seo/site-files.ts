import { webManifest } from "#content/school/social-card.ts";
import { startDates } from "#content/course/start-dates.ts";

import { calendarAddress } from "./calendar/calendar-address.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/**
 * The files generated from content/, by path. Without `SITE_URL` there is no sitemap, because it
 * needs absolute URLs.
 */
export async function siteFiles(siteUrl: string | undefined): Promise<ReadonlyMap<string, string>> {
  // Imported here, because the server loads these modules, too, and would never use this one.
  const { startDateCalendar } = await import("./calendar/start-date-calendar.ts");
  return new Map([
    ["/robots.txt", robots(siteUrl)],
    ["/site.webmanifest", JSON.stringify(webManifest)],
    ...(siteUrl ? [["/sitemap.xml", sitemap(siteUrl)] as const] : []),
    ...startDates.map(
      (start) => [calendarAddress(start), startDateCalendar(start, siteUrl)] as const,
    ),
  ]);
}
