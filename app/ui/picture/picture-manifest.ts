import manifest from "./picture-manifest.json" with { type: "json" };

/** The files of a picture in app/pictures. */
export interface PictureVersions {
  /** A hash of the files, part of their URLs, so that browsers can cache them forever. */
  version: string;
  /** The rendered widths in pixels, smallest first; missing for a drawing (SVG). */
  widths?: readonly number[];
  /** The only width rendered as JPEG, for old browsers. */
  fallback?: number;
}

/** Every picture of app/pictures by its name, as `npm run art` writes it. */
export const pictureManifest: Readonly<Record<string, PictureVersions>> = manifest;
