import { sitePaths } from "#app/seo/site-pages.ts";

import { builtInContent } from "../../content/files/built-in-content.ts";

/** The content of the site under test, for tests that find its words. */
export const content = builtInContent();

export const PAGES = sitePaths(content);
