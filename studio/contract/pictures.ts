import type { Focus } from "#content/pictures/picture-focus.ts";
import type { PictureList, PicturePage, SlotName } from "#content/pictures/picture-slots.ts";

/** A picture of the public pages. */
export interface SlotPicture {
  /** Its name in URLs: `homeTop`, or `gallery.pictures.2.file`. */
  slot: string;
  /** Where it is: a slot of its own, or an entry of a list with its title. */
  place: { name: SlotName } | { list: PictureList; title: string };
  isPhotograph: boolean;
  /** The URL of the picture as it is in the draft; undefined while there is none. */
  source: string | undefined;
  alt: string;
}

/** A part of the website with its pictures. */
export interface PicturePlace {
  place: PicturePage | PictureList | "elsewhere";
  pictures: SlotPicture[];
  /** How many photographs a page needs before it shows any. */
  required: number;
  /** The names of those without a photograph, because of which a page shows its drawings. */
  missing: string[];
}

/** The largest file in bytes: a phone’s photo of 108 megapixels has some 30 MB. */
export const LARGEST_FILE = 40_000_000;

/** What the owner says about a photograph for a place. */
export interface PhotographChoice {
  /** The name of the photograph, `uploads/…`. */
  photograph: string;
  focus: Focus;
  /** What is on it, for people who cannot see it. */
  alt: string;
  people: "agreed" | "nobody";
}

/** `refused`: a sentence about the photograph. */
export type PictureOutcome =
  | { status: "kept"; photograph: string }
  | { status: "saved" | "undone" }
  | { status: "refused"; sentence: string };
