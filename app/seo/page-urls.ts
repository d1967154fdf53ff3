import { startDates } from "#content/course/start-dates.ts";
import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import { NO_REFERENCE } from "#forms/reference-number.ts";

import { sitePages } from "./site-pages.ts";

/** The URLs of all pages, without the origin; with a query, only those that change the page. */
export function pageUrls(): string[] {
  return [
    ...sitePages.map(({ path }) => path),
    "/?sent=contact",
    "/?sent=application",
    `/?sent=contact&reference=${NO_REFERENCE}`,
    `/?sent=application&reference=${NO_REFERENCE}`,
    ...[...questionsToAsk.keys()].map((about) => `/?ask=${about}`),
    ...startDates.map(({ label }) => `/apply/${label}`),
  ];
}
