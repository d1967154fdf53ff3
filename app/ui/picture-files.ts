import { pictureManifest } from "./picture-manifest.ts";

/** Best first: a browser takes the first that it knows. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** A file of a picture, and how wide it is; a drawing (SVG) is of any width. */
export interface PictureFile {
  /** Its path in app/pictures. */
  path: string;
  width?: number;
}

function entryOf(name: string) {
  const entry = pictureManifest[name];
  if (!entry) throw new Error(`There is no picture ${name}: see art/README.md`);
  return entry;
}

/** The picture's files in that format, narrowest first; for a drawing, the drawing. */
export function pictureFiles(name: string, format: PictureFormat): PictureFile[] {
  const { widths, fallback } = entryOf(name);
  if (!widths) return [{ path: `${name}.svg` }];
  return widths
    .filter((width) => format !== "jpg" || width === fallback)
    .map((width) => ({ path: `${name}-${width}.${format}`, width }));
}

/** Where the built site serves a picture's files: elsewhere as soon as one of them has changed. */
export function publishedFolder(name: string): string {
  return `assets/pictures/${entryOf(name).version}`;
}
