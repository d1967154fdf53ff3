import { desk, malecon, sierra } from "#content/pages/header-pictures.ts";
import { fiesta } from "#content/pages/banner-picture.ts";
import {
  listedPictures,
  type PictureSlot,
  pictureSlots,
  type SlotName,
} from "#content/pictures/picture-slots.ts";

import { valueAt } from "../../../content/check/mistake.ts";
import type { Documents } from "../../../server/store/content/stored-documents.ts";
import type { PictureList } from "../../contract/pictures.ts";

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

/** The lists with pictures: where each is, and where an entry has its title and its picture. */
const LISTS = [
  { list: "gallery", document: "gallery", path: ["pictures"], title: "title", file: ["file"] },
  {
    list: "testimonials",
    document: "testimonials",
    path: ["testimonials"],
    title: "name",
    file: ["portrait"],
  },
  {
    list: "people",
    document: "about-us",
    path: ["people", "people"],
    title: "name",
    file: ["picture", "file"],
  },
  {
    list: "trainers",
    document: "course-details",
    path: ["trainers"],
    title: "name",
    file: ["picture", "file"],
  },
] as const;

/** Every picture that the owner can replace. */
export function slotPaths(documents: Documents): SlotPath[] {
  const single = Object.entries(pictureSlots).map(([name, slot]): SlotPath => ({
    id: name,
    document: "pictures",
    path: ["photographs", name],
    slot,
    place: { name: name as SlotName },
  }));
  const listed = LISTS.flatMap(({ list, document, path, title, file }) => {
    const entries = valueAt(documents[document], path);
    const slot = listedPictures[[document, ...path, "*", ...file].join("/")];
    if (!Array.isArray(entries) || !slot) return [];
    return entries.map((entry: unknown, index): SlotPath => ({
      id: [document, ...path, index, ...file].join("."),
      document,
      path: [...path, index, ...file],
      slot,
      place: { list, title: textAt(entry, [title]) },
    }));
  });
  return [...single, ...listed];
}

/** Where the documents name the drawing of a slot; some are fixed. */
const DRAWINGS: Readonly<Record<SlotName, string | readonly [string, ...(string | number)[]]>> = {
  homeTop: ["home", "heroPictures", 0, "file"],
  homeSecond: ["home", "heroPictures", 1, "file"],
  homeSchool: ["home", "whatIs", "picture", "file"],
  banner: fiesta.file,
  aboutTop: ["about-us", "header", "picture", "file"],
  aboutSchool: ["about-us", "whoWeAre", "picture", "file"],
  programTop: ["program", "header", "picture", "file"],
  reviewsTop: sierra.file,
  applyTop: desk.file,
  legalTop: malecon.file,
  welcome: ["videos", "welcome", "poster", "file"],
  lesson: ["videos", "lesson", "poster", "file"],
  graduation: ["videos", "graduation", "poster", "file"],
  chat: ["chat", "portrait", "file"],
  socialCard: "",
};

/** The name of the drawing that a slot shows without a photograph; empty for the card of links. */
export function drawingOf(name: SlotName, documents: Documents): string {
  const drawing = DRAWINGS[name];
  if (typeof drawing === "string") return drawing;
  const [document, ...path] = drawing;
  return textAt(documents[document], path);
}

/** The name in URLs of the picture whose name is at a path: `home/heroPictures/0/file`. */
export function slotOf(path: string): string {
  const slots = Object.entries(DRAWINGS);
  const [slot] = slots.find(([, at]) => typeof at !== "string" && at.join("/") === path) ?? [];
  return slot ?? path.replaceAll("/", ".");
}

/** The text at a path of a document; empty if there is none. */
export function textAt(data: unknown, path: readonly PropertyKey[]): string {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : "";
}
