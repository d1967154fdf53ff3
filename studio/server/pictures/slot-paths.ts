import { isDeepStrictEqual } from "node:util";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { desk, beach, sierra } from "#content/pages/header-pictures.ts";
import { fiesta } from "#content/pages/banner-picture.ts";
import {
  listedPictures,
  type PictureList,
  type PictureSlot,
  pictureSlots,
  type SlotName,
} from "#content/pictures/picture-slots.ts";
import type { Picture } from "#content/schema/formats.ts";
import { valueAt } from "#content/value-at.ts";
import { isFields } from "#content/with-value.ts";

import type { PictureStore } from "./picture-store.ts";

/** A picture in the documents: where it is, and what it may be. */
export interface SlotPath {
  /** Its name in URLs. */
  id: string;
  document: string;
  /** The keys that lead to the photograph, or to the picture’s name in an entry of a list. */
  path: readonly (string | number)[];
  slot: PictureSlot;
  place: { name: SlotName } | { list: PictureList; title: string };
}

/** Every picture that the owner can replace. */
export function slotPaths(documents: WrittenDocuments): SlotPath[] {
  const single = Object.entries(pictureSlots).map(([name, slot]): SlotPath => ({
    id: name,
    document: "pictures",
    path: ["photographs", name],
    slot,
    place: { name: name as SlotName },
  }));
  const listed = Object.entries(listedPictures).flatMap(([list, listing]) => {
    const { document, path, title, file, slot } = listing;
    const entries = valueAt(documents[document], path);
    if (!Array.isArray(entries)) return [];
    return entries.map((entry: unknown, index): SlotPath => ({
      id: [document, ...path, index, ...file].join("."),
      document,
      path: [...path, index, ...file],
      slot,
      place: { list: list as PictureList, title: textAt(entry, [title]) },
    }));
  });
  return [...single, ...listed];
}

/** Where the documents have the drawing of a slot. */
const DRAWINGS: Partial<Record<SlotName, readonly [string, ...(string | number)[]]>> = {
  homeTop: ["home", "heroPictures", 0],
  homeSecond: ["home", "heroPictures", 1],
  homeSchool: ["home", "whatIs", "picture"],
  aboutTop: ["about-us", "header", "picture"],
  aboutSchool: ["about-us", "whoWeAre", "picture"],
  programTop: ["program", "header", "picture"],
  welcome: ["videos", "welcome", "poster"],
  lesson: ["videos", "lesson", "poster"],
  graduation: ["videos", "graduation", "poster"],
  chat: ["chat", "portrait"],
};

const FIXED_DRAWINGS: Partial<Record<SlotName, Picture>> = {
  banner: fiesta,
  reviewsTop: sierra,
  applyTop: desk,
  legalTop: beach,
};

/**
 * The name of the drawing that a slot shows without a photograph; empty where there is none.
 * @param isNarrow whether for narrow screens
 */
export function drawingOf(name: SlotName, documents: WrittenDocuments, isNarrow = false): string {
  const [document, ...path] = DRAWINGS[name] ?? [];
  const drawing = document ? valueAt(documents[document], path) : FIXED_DRAWINGS[name];
  return textAt(drawing, isNarrow ? ["narrow", "file"] : ["file"]);
}

/** The name in URLs of the picture whose name is at a path: `home/heroPictures/0/file`. */
export function slotOf(path: string): string {
  const slots = Object.entries(DRAWINGS);
  const [slot] = slots.find(([, at]) => `${at.join("/")}/file` === path) ?? [];
  return slot ?? path.replace(/^pictures\/photographs\/(.*)\/file$/, "$1").replaceAll("/", ".");
}

/** The name of the picture in the draft; empty while a slot has no photograph. */
export function fileAt({ document, path, place }: SlotPath, documents: WrittenDocuments): string {
  return textAt(documents[document], "name" in place ? [...path, "file"] : path);
}

export function altPath({ path, place }: SlotPath): readonly (string | number)[] {
  return [...("name" in place ? path : path.slice(0, -1)), "alt"];
}

/** What holds the picture’s name: an object of the document. */
function holderAt(document: unknown, path: SlotPath["path"]): Record<string, unknown> {
  const holder = valueAt(document, path.slice(0, -1));
  if (!isFields(holder)) throw new Error("The picture’s place is gone.");
  return holder;
}

/** A document with a photograph in a place of it. */
export function withPhotograph(
  document: unknown,
  { path, place, slot }: SlotPath,
  { file, narrow, scrim }: Awaited<ReturnType<PictureStore["crop"]>>,
  alt: string,
): unknown {
  const changed = structuredClone(document);
  const holder = holderAt(changed, path);
  const key = String(path.at(-1));
  if ("name" in place) {
    holder[key] = {
      file,
      ...(narrow && { narrow: { file: narrow } }),
      alt,
      ...(scrim && { scrim }),
    };
  } else if (key === "file") {
    const { width, height } = slot.shape;
    forgetCrop(holder);
    Object.assign(holder, { file, alt, width, height });
  } else {
    holder[key] = file;
  }
  return changed;
}

/** A document with the delivered picture in a place of it again. */
export function withDrawing(
  document: unknown,
  { path, place }: SlotPath,
  delivered: unknown,
): unknown {
  const changed = structuredClone(document);
  const holder = holderAt(changed, path);
  const key = String(path.at(-1));
  if ("name" in place) delete holder[key];
  else if (typeof delivered === "string") holder[key] = delivered;
  else if (isFields(delivered)) {
    const { title: _title, ...picture } = delivered;
    forgetCrop(holder);
    Object.assign(holder, picture);
  }
  return changed;
}

function forgetCrop(picture: Record<string, unknown>): void {
  delete picture["position"];
  delete picture["narrow"];
}

/**
 * The picture with which an entry of a list was delivered, found by its title because entries move;
 * undefined if the owner has added it.
 */
export function deliveredAt(origin: WrittenDocuments, { document, place }: SlotPath): unknown {
  const entry = slotPaths(origin).find((one) => isDeepStrictEqual(one.place, place));
  if (!entry) return undefined;
  const isFile = entry.path.at(-1) === "file";
  return valueAt(origin[document], isFile ? entry.path.slice(0, -1) : entry.path);
}

/** The text at a path of a document; empty if there is none. */
export function textAt(data: unknown, path: readonly PropertyKey[]): string {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : "";
}
