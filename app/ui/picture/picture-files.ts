import { pictureManifest } from "./picture-manifest.ts";

/** In order of preference. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** A file of a picture and its width in pixels; an SVG has none. */
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

/** The picture's files in a format, narrowest first; for an SVG, the SVG in any format. */
export function pictureFiles(name: string, format: PictureFormat): PictureFile[] {
  const { widths, fallback } = entryOf(name);
  if (!widths) return [{ path: `${name}.svg` }];
  return widths
    .filter((width) => format !== "jpg" || width === fallback)
    .map((width) => ({ path: `${name}-${width}.${format}`, width }));
}

/** The built site's folder of a picture, which changes with its files (cache busting). */
export function publishedFolder(name: string): string {
  return `assets/pictures/${entryOf(name).version}`;
}
