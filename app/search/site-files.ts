import { webManifest } from "#content/search.ts";
import { startDates } from "#content/start-dates.ts";

import { calendarAddress } from "../calendar/calendar-address.ts";
import { startDateCalendar } from "../calendar/start-date-calendar.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/**
 * The files that are made from what content/ says, by their addresses. A sitemap's addresses are
 * absolute, so there is none while the site's public address is not known.
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
