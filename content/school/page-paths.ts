/** The paths of the site's pages, in the order of the sitemap. */
export const paths = {
  home: "/",
  aboutUs: "/aboutus",
  program: "/program",
  reviews: "/reviews",
  apply: "/apply",
  privacy: "/privacy",
  accessibility: "/accessibility",
  /** Only while the school has terms. */
  terms: "/terms",
} as const;

export type PageName = keyof typeof paths;
