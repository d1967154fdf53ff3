import { type PageName, paths } from "#content/school/page-paths.ts";
import { keysOf } from "#content/typed-keys.ts";

const enumeration = new Intl.ListFormat("en-GB");

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

/** The texts of the place where the owner edits the website, on its pages or in lists of fields. */
export const websiteWords = {
  title: "Website",
  allSaved: "Everything is saved.",
  pages: keysOf(pageNames).map((name) => ({ value: paths[name], label: pageNames[name] })),
  views: { mobile: "On a phone", dark: "Dark colours" },
  shownOn: (pages: readonly string[]) =>
    `Shows on ${pages.length > 4 ? "all pages" : enumeration.format(pages)}.`,

  example: (example: string) => `For example: ${example}`,

  undo: "Undo",
  redo: "Redo",
} as const;
