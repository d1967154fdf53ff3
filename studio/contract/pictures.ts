import type { Focus } from "#content/pictures/picture-focus.ts";

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
