import logo from "#app/sections/logo/logo-light.svg?no-inline";
import { count } from "#content/count.ts";
import type { SlotName } from "#content/pictures/picture-slots.ts";
import { slotNames } from "#content/pictures/slot-names.ts";
import { paths } from "#content/school/page-paths.ts";

import type { PicturePlace, SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { pageNames } from "../website/edited-pages.ts";

export const placeNames: Readonly<Record<PicturePlace["place"], string>> = {
  ...pageNames,
  legal: "Privacy, terms, accessibility",
  gallery: "Gallery",
  testimonials: "Graduates",
  people: "The people of the school",
  trainers: "Trainers",
  elsewhere: "Elsewhere",
};

/** The paths at which to look at each page. */
export const pagePaths: Readonly<Partial<Record<PicturePlace["place"], string>>> = {
  ...paths,
  legal: paths.privacy,
};

/** The URL of a picture as it is in the draft; undefined while there is none. */
export function sourceOf({ slot, source }: SlotPicture): string | undefined {
  return source ?? (slot === "logo" ? logo : undefined);
}

/** The place of a picture on its page: “The first screen”. */
export function slotTitle(picture: Pick<SlotPicture, "place">): string {
  const { place } = picture;
  if ("list" in place) return place.title || placeNames[place.list];
  const title = titleWithPage(picture).replace(/^.+?: /, "");
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The page and the place of a picture: “Home: the first screen”. */
export function titleWithPage({ place }: Pick<SlotPicture, "place">): string {
  if ("name" in place) return slotNames[place.name];
  return [placeNames[place.list], place.title].filter(Boolean).join(": ");
}

/** A photograph to take. */
export interface Shot {
  title: string;
  how: string;
  /** Shows what is meant. */
  drawing: string;
  /** The places for which it is good. */
  slots: readonly SlotName[];
}

/** Eight photographs that replace all that matters. */
export const shots: readonly Shot[] = [
  {
    title: "The bay before sunset",
    how: "Half an hour before the sun goes down, from the malecón, with sky above.",
    drawing: "hero/hero-bay",
    slots: ["homeTop", "homeSecond", "aboutTop", "banner"],
  },
  {
    title: "A teacher at the board",
    how: "From behind the students, with the teacher’s face in the light.",
    drawing: "about/about-classroom",
    slots: ["homeSchool", "lesson"],
  },
  {
    title: "The whole classroom",
    how: "From a corner, lamps off, daylight from the windows.",
    drawing: "video/poster-lesson",
    slots: ["programTop"],
  },
  {
    title: "Three trainees laughing",
    how: "In the shade, close, while they talk with each other.",
    drawing: "gallery/gallery-classroom",
    slots: ["reviewsTop", "welcome"],
  },
  {
    title: "The street of the school",
    how: "In the morning, with your door or your sign.",
    drawing: "gallery/gallery-street",
    slots: ["aboutSchool"],
  },
  {
    title: "The certificate in two hands",
    how: "Bright background, name covered.",
    drawing: "spots/benefit-certificate",
    slots: ["graduation"],
  },
  {
    title: "Whoever answers in the chat",
    how: "A portrait in the shade, looking into the camera.",
    drawing: "people/chat-lucia",
    slots: ["chat"],
  },
  {
    title: "A desk with a notebook",
    how: "By a window, from above, no papers with names.",
    drawing: "headers/header-desk",
    slots: ["applyTop", "legalTop"],
  },
];

/** What is on a photograph, to begin with: what its place asks for, or the title of its entry. */
export function proposedAlt({ place }: Pick<SlotPicture, "place">): string {
  if ("list" in place) return place.title;
  return shots.find((shot) => shot.slots.includes(place.name))?.title ?? "";
}

/** The next place without a photograph on a page that shows drawings as long as it has one. */
export function nextWanted(places: readonly PicturePlace[], saved: string) {
  const page = places.find(
    ({ pictures, lacks }) => lacks > 0 && pictures.some(({ slot }) => slot === saved),
  );
  const gallery = places.find(({ place }) => place === "gallery");
  return (
    page?.pictures.find(({ slot }) => page.missing.includes(slot)) ??
    gallery?.pictures.find(({ isPhotograph }) => !isPhotograph)
  );
}

const enumeration = new Intl.ListFormat("en-GB");

/**
 * Where visitors see photographs only together with others that are still to come; empty if nowhere.
 * @param asked the slot of one photograph, which is there or about to be; by default all
 */
export function waitingSentence(places: readonly PicturePlace[], asked?: string): string {
  const waits = places.flatMap(({ place, pictures, lacks, missing }) => {
    const here = pictures.filter(({ slot, isPhotograph }) =>
      asked ? slot === asked : isPhotograph,
    );
    const isNew = here.some(({ slot, isPhotograph }) =>
      place === "gallery" ? !isPhotograph : missing.includes(slot),
    );
    const others = lacks - Number(isNew);
    if (here.length === 0 || others <= 0) return [];
    const more = count(others, "more photograph is", "more photographs are");
    return [`on ${placeNames[place]} once ${more} there`];
  });
  const what = asked ? "it" : "your photographs";
  return waits.length > 0 ? `Visitors see ${what} ${enumeration.format(waits)}.` : "";
}
