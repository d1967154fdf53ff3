import {
  LEAST_GALLERY,
  listedPictures,
  pagePictures,
  type PictureList,
  type PicturePage,
  type SlotName,
} from "#content/pictures/picture-slots.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { uploadId } from "#content/schema/upload-name.ts";
import { altPath, drawingOf, fileAt, type SlotPath, slotPaths, textAt } from "./slot-paths.ts";

/** A part of the website with its pictures. */
export type PicturePlace = ReturnType<typeof overviewOf>[number];

/** All pictures that can be replaced, by the parts of the website that show them. */
export function overviewOf(documents: WrittenDocuments) {
  const all = slotPaths(documents).map((path) => pictureAt(path, documents));
  const named = (names: readonly SlotName[]) =>
    all.filter(({ place }) => "name" in place && names.includes(place.name));
  const inGallery = all.filter(
    ({ isPhotograph, place }) => isPhotograph && "list" in place && place.list === "gallery",
  );
  const placeWith = (
    place: PicturePage | PictureList | "elsewhere",
    pictures: readonly SlotPicture[],
    required: readonly SlotName[] = [],
  ) => {
    const fromGallery = place === "gallery" || place === "reviews" ? LEAST_GALLERY : 0;
    const missing = named(required).flatMap(({ slot, isPhotograph }) => (isPhotograph ? [] : slot));
    return {
      place,
      pictures,
      /** How many photographs it needs before visitors see any, and how many of them it lacks. */
      needs: required.length + fromGallery,
      lacks: missing.length + Math.max(0, fromGallery - inGallery.length),
      /** The names of those without a photograph, because of which a page shows its drawings. */
      missing,
    };
  };
  return [
    ...Object.entries(pagePictures).map(([page, parts]) => {
      const names = Object.values<SlotName>(parts);
      // Home's second picture need not be there.
      const shown = named(page === "home" ? [...names, "homeSecond"] : names);
      return placeWith(page as PicturePage, shown, names);
    }),
    ...Object.keys(listedPictures).map((list) => {
      const inList = all.filter(({ place }) => "list" in place && place.list === list);
      return placeWith(list as PictureList, inList);
    }),
    placeWith("elsewhere", named(["logo", "icon", "chat", "socialCard"])),
  ].filter(({ pictures }) => pictures.length > 0);
}

/** The URLs of what was delivered and is no drawing. */
const BRAND: Partial<Record<SlotName, string>> = {
  socialCard: "/brand/social-card.jpg",
  icon: "/brand/icon-512.png",
};

/** A picture of the public pages. */
export type SlotPicture = ReturnType<typeof pictureAt>;

/** The picture at a place, as it is in the documents. */
export function pictureAt(path: SlotPath, documents: WrittenDocuments) {
  const file = fileAt(path, documents);
  const name = "name" in path.place ? path.place.name : undefined;
  const isPhotograph = uploadId(file) !== undefined;
  const [shown, narrow] = [false, true].map((isNarrow) => {
    if (!file) return name ? drawingOf(name, documents, isNarrow) : "";
    return isNarrow ? textAt(documents[path.document], [...path.path, "narrow", "file"]) : file;
  });
  return {
    /** Its name in URLs: `homeTop`, or `gallery.pictures.2.file`. */
    slot: path.id,
    place: path.place,
    isPhotograph,
    /** The URL of the picture as it is in the draft; undefined while there is none. */
    source: shown ? `/pictures/${shown}` : name && BRAND[name],
    /** That of its crop for phones. */
    narrow: narrow ? `/pictures/${narrow}` : undefined,
    alt: textAt(documents[path.document], altPath(path)),
  };
}
