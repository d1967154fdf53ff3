import { webManifest } from "#content/social-card.ts";
import { startDates } from "#content/start-dates.ts";

import { calendarAddress } from "./calendar/calendar-address.ts";
import { startDateCalendar } from "./calendar/start-date-calendar.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/**
 * Files generated from content/, by path. Without `SITE_URL` there is no sitemap, which needs
 * absolute addresses.
 */
export function siteFiles(siteUrl: string | undefined): ReadonlyMap<string, string> {
  return new Map([
    ["/robots.txt", robots(siteUrl)],
    ["/site.webmanifest", JSON.stringify(webManifest)],
    ...(siteUrl ? [["/sitemap.xml", sitemap(siteUrl)] as const] : []),
    ...startDates.map(
      (start) => [calendarAddress(start), startDateCalendar(start, siteUrl)] as const,
    ),
  ]);
}
