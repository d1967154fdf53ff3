import { sitePaths } from "#app/seo/site-pages.ts";

import { content } from "../site-content.ts";

export const PAGES = sitePaths(content);
