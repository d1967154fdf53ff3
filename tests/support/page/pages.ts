import { sitePages } from "#app/seo/site-pages.ts";

/** The address of every page. */
export const PAGES = sitePages.map(({ path }) => path);
