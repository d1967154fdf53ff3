import {
  listedPictures,
  pagePictures,
  type PictureList,
  type PicturePage,
  type SlotName,
} from "#content/pictures/picture-slots.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { uploadId } from "#content/schema/upload-name.ts";
import type { PicturePlace, SlotPicture } from "../../contract/pictures.ts";
import { altPath, drawingOf, fileAt, type SlotPath, slotPaths, textAt } from "./slot-paths.ts";

/** All pictures that can be replaced, by the parts of the website that show them. */
export function overviewOf(documents: WrittenDocuments): PicturePlace[] {
  const all = slotPaths(documents).map((path) => pictureAt(path, documents));
  const named = (names: readonly SlotName[]) =>
    all.filter(({ place }) => "name" in place && names.includes(place.name));
  const pages = Object.entries(pagePictures).map(([page, parts]): PicturePlace => {
    const names = Object.values<SlotName>(parts);
    const missing = named(names).filter(({ isPhotograph }) => !isPhotograph);
    return {
      place: page as PicturePage,
      // Home's second picture need not be there.
      pictures: named(page === "home" ? [...names, "homeSecond"] : names),
      required: names.length,
      missing: missing.map(({ slot }) => slot),
    };
  });
  const lists = Object.keys(listedPictures).map((list): PicturePlace => ({
    place: list as PictureList,
    pictures: all.filter(({ place }) => "list" in place && place.list === list),
    required: 0,
    missing: [],
  }));
  const elsewhere = named(["logo", "icon", "chat", "socialCard"]);
  return [
    ...pages,
    ...lists,
    { place: "elsewhere" as const, pictures: elsewhere, required: 0, missing: [] },
  ].filter(({ pictures }) => pictures.length > 0);
}

/** The URLs of what was delivered and is no drawing. */
const BRAND: Partial<Record<SlotName, string>> = {
  socialCard: "/brand/social-card.jpg",
  icon: "/brand/icon-512.png",
};

/** The picture at a place, as it is in the documents. */
export function pictureAt(path: SlotPath, documents: WrittenDocuments): SlotPicture {
  const file = fileAt(path, documents);
  const name = "name" in path.place ? path.place.name : undefined;
  const shown = file || (name ? drawingOf(name, documents) : "");
  return {
    slot: path.id,
    place: path.place,
    isPhotograph: uploadId(file) !== undefined,
    source: shown ? `/pictures/${shown}` : name && BRAND[name],
    alt: textAt(documents[path.document], altPath(path)),
  };
}
