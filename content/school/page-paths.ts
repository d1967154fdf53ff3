/** The site's pages, in the order of the sitemap: the compiler asks for each by its name. */
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
export type PagePath = (typeof paths)[PageName];

/** A page, or the element with an id on it. */
export type PagePlace = PagePath | `${PagePath}#${string}`;

export const everyPage: readonly PagePath[] = Object.values(paths);
