import type { ColourGrid } from "#content/pictures/measure-words.ts";
import type { Focus, Size } from "#content/pictures/picture-focus.ts";
import type {
  PictureList,
  PicturePage,
  PictureSlot,
  SlotName,
} from "#content/pictures/picture-slots.ts";

/** A picture of the public pages. */
export interface SlotPicture {
  /** Its name in URLs: `homeTop`, or `gallery.pictures.2.file`. */
  slot: string;
  /** Where it is: a slot of its own, or an entry of a list with its title. */
  place: { name: SlotName } | { list: PictureList; title: string };
  isPhotograph: boolean;
  /** The URL of the picture as it is in the draft; undefined while there is none. */
  source: string | undefined;
  /** The alternative text of a photograph. */
  alt: string;
}

/** A part of the website with its pictures. */
export interface PicturePlace {
  place: PicturePage | PictureList | "elsewhere";
  pictures: SlotPicture[];
  /** The names of those without a photograph, because of which a page shows its drawings. */
  missing: string[];
}

/** A photograph to look at before it is used: `uploads/…`. */
export interface OpenPhotograph extends Size {
  name: string;
  focus: Focus;
  people: PhotographChoice["people"] | undefined;
  /** For places with words on the picture. */
  colours: ColourGrid | undefined;
}

export interface OpenSlot {
  picture: SlotPicture;
  /** Names what stands there, for a form to say what its owner has seen. */
  seen: string;
  slot: PictureSlot;
  photograph: OpenPhotograph | undefined;
  /** The words that stand on the picture. */
  words: string;
  /** Whether the drawing that was delivered can take the photograph’s place again. */
  hasDrawing: boolean;
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
