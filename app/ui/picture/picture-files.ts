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

export const pictureFormats = ["avif", "webp", "jpg"] as const;

/** Below this width in pixels a picture has no WebP: its one JPEG is as good, and the HTML shorter. */
export const LEAST_WEBP_WIDTH = 256;

export type PictureFormat = (typeof pictureFormats)[number];

/** A file of a picture and its width in pixels; an SVG has none. */
export interface PictureFile {
  /** The file's path in app/pictures. */
  path: string;
  width?: number;
}

/** The uploaded pictures, which are part of the content, by name. */
export type Uploads = Readonly<Record<string, PictureVersions>>;

function entryOf(name: string, uploads?: Uploads) {
  const entry = pictureManifest[name] ?? uploads?.[name];
  if (!entry) throw new Error(`There is no picture ${name}: see art/README.md`);
  return entry;
}

/** The picture's files in a format, narrowest first. An SVG is the same file in every format. */
export function pictureFiles(
  name: string,
  format: PictureFormat,
  uploads?: Uploads,
): PictureFile[] {
  const { widths, fallback } = entryOf(name, uploads);
  if (!widths) return [{ path: `${name}.svg` }];
  if (format === "webp" && Math.max(...widths) < LEAST_WEBP_WIDTH) return [];
  return widths
    .filter((width) => format !== "jpg" || width === fallback)
    .map((width) => ({ path: `${name}-${width}.${format}`, width }));
}

/** A picture's folder in the built site; it changes with the picture's files (cache busting). */
export function publishedFolder(name: string, uploads?: Uploads): string {
  return `assets/pictures/${entryOf(name, uploads).version}`;
}
