import type { PictureShape } from "../../contract/picture-crop.ts";

/** A place of the site whose picture the owner can upload. */
export interface PicturePlace extends PictureShape {
  /** Widths in pixels, smallest first, as art/catalogue.ts has them for the site's own pictures. */
  widths: readonly number[];
}

/** Where a picture is shown, by its field’s path in the content; `*` stands for an index. */
const PLACES: Readonly<Record<string, PicturePlace>> = {
  // Shown 112 to 374 CSS pixels wide in the grid, and up to 1200 in the lightbox.
  "gallery/pictures/*/file": {
    width: 1200,
    height: 900,
    leastWidth: 768,
    widths: [192, 288, 384, 576, 768, 1200],
  },
  // Shown 56 to 72 CSS pixels wide.
  "testimonials/testimonials/*/portrait": {
    width: 400,
    height: 400,
    leastWidth: 216,
    widths: [72, 144, 216],
  },
};

/** The place of the picture at a path of a document; undefined if none can be uploaded there. */
export function picturePlace(file: string, path: string): PicturePlace | undefined {
  return PLACES[`${file}/${path.replaceAll(/\/\d+(?=\/)/g, "/*")}`];
}
