import { pictureFiles, type PictureFormat, publishedFolder } from "./picture-files.ts";

function addresses(name: string, format: PictureFormat) {
  // The development server serves the sources as they are.
  const folder = import.meta.env.DEV ? "app/pictures" : publishedFolder(name);
  return pictureFiles(name, format).map(({ path, width }) => ({
    address: `/${folder}/${path}`,
    width,
  }));
}

/** Where the browser finds the widest file of a picture in that format. */
export function pictureAddress(name: string, format: PictureFormat): string {
  return addresses(name, format).at(-1)?.address ?? "";
}

/** All widths of a picture in that format, as `srcset` has it; nothing for a drawing (SVG). */
export function pictureSet(name: string, format: PictureFormat): string | undefined {
  const files = addresses(name, format).filter(({ width }) => width !== undefined);
  if (files.length === 0) return undefined;
  return files.map(({ address, width }) => `${address} ${width}w`).join(", ");
}
