import * as z from "zod";

import { previewWords } from "./preview-words.ts";

/** The names of the controls that choose what the preview shows. */
export const lookNames = { page: "look-page", width: "look-width", theme: "look-theme" } as const;

export type Width = keyof typeof previewWords.widths;
export type Theme = keyof typeof previewWords.themes;

/** Which page the preview shows, and how. */
export interface Look {
  /** An address of the site, such as `/program#faq`. */
  page: string;
  width: Width;
  theme: Theme;
}

const width = z.enum(["phone", "desktop"]).catch("phone");
const theme = z.enum(["light", "dark"]).catch("light");

/** The choices in a posted form; for an unknown page, the place that shows the file best. */
export function readLook(posted: ReadonlyMap<string, string>, places: readonly string[]): Look {
  const chosen = posted.get(lookNames.page) ?? "";
  const isKnown = pageOptions(places).some(({ value }) => value === chosen);
  return {
    page: isKnown ? chosen : (places[0] ?? "/"),
    width: width.parse(posted.get(lookNames.width)),
    theme: theme.parse(posted.get(lookNames.theme)),
  };
}

export interface PageOption {
  value: string;
  label: string;
  isPlace: boolean;
}

/** All pages as options: first the places that show the file, then the other pages. */
export function pageOptions(places: readonly string[]): PageOption[] {
  const pathOf = (address: string) => address.replace(/#.*/, "");
  const others = previewWords.places.filter(({ value }) =>
    places.every((place) => pathOf(place) !== value),
  );
  return [
    ...places.map((place) => ({ value: place, label: pageLabel(pathOf(place)), isPlace: true })),
    ...others.map((other) => ({ ...other, isPlace: false })),
  ];
}

/** What the owner calls the page at an address. */
export function pageLabel(path: string): string {
  return previewWords.places.find(({ value }) => value === path)?.label ?? path;
}

/** The address of a page with a draft's values. */
export function previewAddress(draft: string, chosen: Theme, page: string): string {
  return `/preview/${draft}/${chosen}${page}`;
}
