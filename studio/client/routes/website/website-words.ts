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
  click: "Click any text or picture to change it.",
  tap: "Tap what you want to change.",
  allSaved: "Everything is saved.",
  preview: "Preview",
  page: "Page",
  pages: keysOf(pageNames).map((name) => ({ value: paths[name], label: pageNames[name] })),
  views: { mobile: "On a phone", dark: "Dark colours" },
  frame: (page: string) => `The page ${page}. Click on words or pictures to change them.`,
  failed: "The page could not be shown. You see it as it was before.",
  tree: "Sections of this page",
  openTree: "Sections",
  onThisPage: "On this page, from the top",
  onAllPages: "On all pages",
  allPictures: "All pictures",
  prompts: "Visitors ask this, and find no answer yet",
  asList: "Edit as a list",
  done: "Done",
  seePage: "See it on the page",
  parts: "Parts of this list",
  shownOn: (pages: readonly string[]) =>
    `Shows on ${pages.length > 4 ? "all pages" : enumeration.format(pages)}.`,

  example: (example: string) => `For example: ${example}`,

  undo: "Undo",
  redo: "Redo",
} as const;
