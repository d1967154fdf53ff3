/** The part of a picture that stays in view when it is cropped, as CSS `object-position` has it. */
export type PicturePosition =
  | "45% 50%"
  | "50% 50%"
  | "50% 70%"
  | "55% 50%"
  | "62% 50%"
  | "68% 50%"
  | "70% 50%"
  | "78% 50%"
  | "80% 50%";

/** A picture's files and its shape. */
export interface PictureSource {
  /** Their path in app/pictures, without width and ending: `people/helen`. */
  file: string;
  /** Width and height: the browser reserves that space before the picture is loaded. */
  width: number;
  height: number;
}

/** A picture with its alternative text and position. */
export interface Picture extends PictureSource {
  /** What it shows, for visitors who cannot see it; empty when it only decorates. */
  alt: string;
  /** The middle, unless it says otherwise. */
  position?: PicturePosition;
  /** Shown in its place on narrow screens. */
  narrow?: PictureSource;
}
