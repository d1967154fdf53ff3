import { sitePages } from "#app/seo/site-pages.ts";

/** The paths of all pages. */
export const PAGES = sitePages.map(({ path }) => path);
