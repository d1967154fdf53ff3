import { pictureFiles, type PictureFormat, publishedFolder } from "./picture-files.ts";

function addresses(name: string, format: PictureFormat) {
  // The development server serves the source files.
  const folder = import.meta.env.DEV ? "app/pictures" : publishedFolder(name);
  return pictureFiles(name, format).map(({ path, width }) => ({
    address: `/${folder}/${path}`,
    width,
  }));
}

/** The path of a picture's widest file in a format. */
export function pictureAddress(name: string, format: PictureFormat): string {
  return addresses(name, format).at(-1)?.address ?? "";
}

/** The `srcset` of a picture in a format; undefined for an SVG. */
export function pictureSet(name: string, format: PictureFormat): string | undefined {
  const files = addresses(name, format).filter(({ width }) => width !== undefined);
  if (files.length === 0) return undefined;
  return files.map(({ address, width }) => `${address} ${width}w`).join(", ");
}
