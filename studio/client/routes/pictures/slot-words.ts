import logo from "#app/sections/logo/logo-light.svg?no-inline";
import { count } from "#content/count.ts";
import type { SlotName } from "#content/pictures/picture-slots.ts";
import { slotNames } from "#content/pictures/slot-names.ts";

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

/** The URL of a picture as it is in the draft; undefined while there is none. */
export function sourceOf({ slot, source }: SlotPicture): string | undefined {
  return source ?? (slot === "logo" ? logo : undefined);
}

/** The path of the field that marks a place’s picture on a page. */
export function fieldOf(slot: string): string {
  const isListed = slot.includes(".");
  if (!isListed) return `pictures/photographs/${slot}`;
  return slot.replace(/\.(?:file|portrait)$/, "").replaceAll(".", "/");
}

/** The place of a picture on its page: “Top of the page”. */
export function slotTitle(picture: Pick<SlotPicture, "place">): string {
  const { place } = picture;
  if ("list" in place) return place.title || placeNames[place.list];
  const title = titleWithPage(picture).replace(/^.+?: /, "");
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The page and the place of a picture: “Home: top of the page”. */
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

/** The photograph that is wanted at a place; undefined if it is one of a list. */
export function shotFor({ slot }: Pick<SlotPicture, "slot">): Shot | undefined {
  return shots.find(({ slots }) => slots.some((name) => name === slot));
}

const has = (place: PicturePlace, slot: string) => place.pictures.some((one) => one.slot === slot);

/**
 * Until when a part of the website shows no photographs; undefined if it does.
 * @param asked the slot of a photograph that is there or about to be
 */
export function conditionOf(at: PicturePlace, asked?: string): string | undefined {
  const { place, pictures, top, fromGallery, wanted } = at;
  const lacks = (slot: string | undefined) =>
    slot !== asked && pictures.some((one) => one.slot === slot && !one.isPhotograph);
  if (lacks(top)) return `the picture at the top of ${placeNames[place]} is a photograph`;
  const isNew =
    place === "gallery" && pictures.some((one) => one.slot === asked && !one.isPhotograph);
  return fromGallery > Number(isNew) ? `the gallery has ${count(wanted, "photograph")}` : undefined;
}

/** Until when visitors do not see a photograph; undefined if one page shows it at once. */
export function waitOf(places: readonly PicturePlace[], slot: string): string | undefined {
  const waits = places.filter((place) => has(place, slot)).map((place) => conditionOf(place, slot));
  return waits.includes(undefined) ? undefined : waits[0];
}

/** When visitors see a photograph that is at a place, or about to be. */
export function whenSeen(places: readonly PicturePlace[], slot: string): string {
  const wait = waitOf(places, slot);
  if (wait) return `Visitors see it once ${wait}.`;
  const soon = "Visitors see it as soon as you publish.";
  const page = places.find(
    (one) =>
      one.top !== undefined &&
      one.pictures.some((picture) => picture.slot === slot && !picture.isPhotograph) &&
      !conditionOf(one, slot),
  );
  if (!page || page.pictures.length === 1) return soon;
  const name = placeNames[page.place];
  return page.top === slot
    ? `${soon} From then on ${name} shows only photos.`
    : `${soon} Until then ${name} hides the drawing.`;
}

const enumeration = new Intl.ListFormat("en-GB");

/** That some photographs in the draft are not seen yet; empty if all are. */
export function waitingSentence(places: readonly PicturePlace[]): string {
  const photographs = places.flatMap(({ pictures }) => pictures.filter((one) => one.isPhotograph));
  const waits = new Set(photographs.flatMap(({ slot }) => waitOf(places, slot) ?? []));
  if (waits.size === 0) return "";
  return `Some of your photographs wait until ${enumeration.format(waits)}.`;
}
