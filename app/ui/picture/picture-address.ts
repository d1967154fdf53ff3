import {
  pictureFiles,
  type PictureFormat,
  publishedFolder,
  type Uploads,
} from "./picture-files.ts";

function addresses(name: string, format: PictureFormat, uploads: Uploads) {
  // The development server serves the source files.
  const isSource = import.meta.env.DEV && !(name in uploads);
  const folder = isSource ? "app/pictures" : publishedFolder(name, uploads);
  return pictureFiles(name, format, uploads).map(({ path, width }) => ({
    address: `/${folder}/${path}`,
    width,
  }));
}

/** The path of a picture's widest file in a format. */
export function pictureAddress(name: string, format: PictureFormat, uploads: Uploads): string {
  return addresses(name, format, uploads).at(-1)?.address ?? "";
}

/** The `srcset` of a picture in a format; undefined for an SVG. */
export function pictureSet(
  name: string,
  format: PictureFormat,
  uploads: Uploads,
): string | undefined {
  const files = addresses(name, format, uploads).filter(({ width }) => width !== undefined);
  if (files.length === 0) return undefined;
  return files.map(({ address, width }) => `${address} ${width}w`).join(", ");
}
