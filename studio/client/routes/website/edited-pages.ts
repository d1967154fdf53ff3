import { type PageName, paths } from "#content/school/page-paths.ts";
import { keysOf } from "#content/typed-keys.ts";

/** The pages that are edited; nothing on the accessibility statement is the owner’s. */
export const pageNames = {
  home: "Home",
  aboutUs: "About Us",
  program: "Program",
  reviews: "Reviews",
  apply: "Apply Now",
  privacy: "Privacy",
  terms: "Terms",
} satisfies Record<Exclude<PageName, "accessibility">, string>;

export const editedPages = keysOf(pageNames).map((name) => ({
  value: paths[name],
  label: pageNames[name],
}));
