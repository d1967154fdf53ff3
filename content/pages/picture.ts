/** The part of a cropped picture that stays visible (CSS `object-position`). */
export type PicturePosition =
  | "45% 50%"
  | "50% 50%"
  | "50% 70%"
  | "55% 50%"
  | "62% 50%"
  | "68% 50%"
  | "70% 50%"
  | "78% 50%"
  | "80% 50%"
  | "50% 100%";

/** A picture's files and its aspect ratio. */
export interface PictureSource {
  /** The path in app/pictures without width and extension: `people/helen`. */
  file: string;
  /** Width and height, for which browsers reserve space before the picture is loaded. */
  width: number;
  height: number;
}

/** A picture with its alternative text and position. */
export interface Picture extends PictureSource {
  /** The alternative text for visitors who cannot see the picture; empty if it is decorative. */
  alt: string;
  /** The part that stays visible if the picture is cropped; by default the centre. */
  position?: PicturePosition;
  /** Another picture for narrow screens. */
  narrow?: PictureSource;
}
