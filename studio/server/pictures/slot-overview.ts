import {
  LEAST_GALLERY,
  listedPictures,
  pagePictures,
  type PictureList,
  type PicturePage,
  type SlotName,
} from "#content/pictures/picture-slots.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { keysOf } from "#content/typed-keys.ts";

import { uploadId } from "#content/schema/upload-name.ts";
import { altPath, drawingOf, fileAt, type SlotPath, slotPaths, textAt } from "./slot-paths.ts";

/** A part of the website with its pictures. */
export type PicturePlace = ReturnType<typeof overviewOf>[number];

/** All pictures that can be replaced, by the parts of the website that show them. */
export function overviewOf(documents: WrittenDocuments) {
  const all = slotPaths(documents).map((path) => pictureAt(path, documents));
  const named = (names: readonly SlotName[]) =>
    names.flatMap((name) => all.filter(({ slot }) => slot === name));
  const inList = (list: PictureList) =>
    all.filter(({ place }) => "list" in place && place.list === list);
  const gallery = inList("gallery");
  const wanted = Math.min(LEAST_GALLERY, gallery.length);
  const lacking = wanted - gallery.filter(({ isPhotograph }) => isPhotograph).length;
  const placeWith = (
    place: PicturePage | PictureList | "elsewhere",
    pictures: readonly SlotPicture[],
    top?: SlotName,
  ) => ({
    place,
    pictures,
    /** The picture at a page’s top: with a photograph there, the page shows photographs. */
    top,
    /** How many more photographs the gallery needs before visitors see any here, and of how many. */
    fromGallery: place === "gallery" || place === "reviews" ? Math.max(0, lacking) : 0,
    wanted,
  });
  return [
    ...keysOf(pagePictures).map((page) => {
      const names = Object.values<SlotName>(pagePictures[page]);
      const shown = named(page === "home" ? [...names, "homeSecond"] : names);
      return placeWith(page, shown, pagePictures[page].top);
    }),
    ...keysOf(listedPictures).map((list) => placeWith(list, inList(list))),
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
