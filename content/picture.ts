/** The part of a picture that stays in view when it is cropped, as CSS `object-position` has it. */
export type PicturePosition =
  "45% 50%" | "50% 50%" | "50% 70%" | "55% 50%" | "62% 50%" | "70% 50%" | "78% 50%" | "80% 50%";

/** A picture's file and its size in pixels. */
export interface PictureFile {
  /** Its path in app/pictures, without the ending: `people/helen`. */
  file: string;
  width: number;
  height: number;
}

/** A picture and what has to be known to show it well. */
export interface Picture extends PictureFile {
  /** What it shows, for visitors who cannot see it; empty when it only decorates. */
  alt: string;
  /** The middle, unless it says otherwise. */
  position?: PicturePosition;
  /** Shown in its place on narrow screens. */
  portrait?: PictureFile;
}
