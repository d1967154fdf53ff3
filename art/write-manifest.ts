import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the pages have to know of a picture of app/pictures. */
export interface RenderedPicture {
  name: string;
  version: string;
  /** None for a drawing (SVG). */
  widths?: readonly number[];
  fallback?: number;
}

const file = join(import.meta.dirname, "../app/ui/picture/picture-manifest.ts");

const opening = `/** The files of a picture in app/pictures. */
export interface PictureVersions {
  /** Changes whenever the files do; part of their addresses, so that browsers may keep them for good. */
  version: string;
  /** The widths that there are, in pixels, smallest first; none for a drawing (SVG). */
  widths?: readonly number[];
  /** The one width that there is as JPEG, for browsers that know nothing newer. */
  fallback?: number;
}

/** Every picture of app/pictures, by its name. Written by \`npm run art\`: do not edit. */
export const pictureManifest: Readonly<Record<string, PictureVersions>> = {
`;

/** Writes the list of pictures that the pages are built with. */
export function writeManifest(entries: readonly RenderedPicture[]): void {
  const lines = entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, widths, fallback }) => {
      const raster = widths ? `, widths: [${widths.join(", ")}], fallback: ${fallback}` : "";
      return `  "${name}": { version: "${version}"${raster} },\n`;
    });
  writeFileSync(file, `${opening}${lines.join("")}};\n`);
}
