import { sitePages } from "#app/seo/site-pages.ts";

export const PAGES = sitePages.map(({ path }) => path);
