import type { Content } from "#content/content.ts";
import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import { paths } from "#content/school/page-paths.ts";
import { NO_REFERENCE } from "#forms/reference-number.ts";

/** The canonical paths of all pages that search engines may index. */
export function sitePaths({ termsVersion }: Pick<Content, "termsVersion">): string[] {
  return Object.values(paths).filter((path) => path !== paths.terms || termsVersion !== null);
}

/** The URLs of all pages, without the origin; with a query, only those that change the page. */
export function pageUrls(content: Content): string[] {
  return [
    ...sitePaths(content),
    "/?sent=contact",
    "/?sent=application",
    `/?sent=contact&reference=${NO_REFERENCE}`,
    `/?sent=application&reference=${NO_REFERENCE}`,
    ...[...questionsToAsk(content.startDates).keys()].map((about) => `/?ask=${about}`),
    ...content.startDates.map(({ label }) => `/apply/${label}`),
  ];
}
