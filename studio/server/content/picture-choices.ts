import type { Media } from "../../../content/check/media.ts";
import { uploadId } from "../../../content/check/upload-name.ts";
import { picturePlace } from "../pictures/picture-shapes.ts";

/** What the form needs for uploading a picture at a path; undefined if none can be uploaded. */
export function uploadAt(uploads: Media["uploads"], file: string, path: string, picture: string) {
  const shape = picturePlace(file, path);
  if (!shape) return undefined;
  const { width, height, leastWidth } = shape;
  const upload = uploads.get(uploadId(picture) ?? "");
  return {
    shape: { width, height, leastWidth },
    ...(upload && { original: { ...upload.original, crop: upload.crop } }),
  };
}

/** Keys in documents, with the prefix of picture names that their values omit. */
const OMITTED_PREFIXES: Readonly<Record<string, string>> = {
  drawing: "spots/",
  emblem: "spots/value-",
};

/**
 * The pictures that can replace the picture that a field names; none if it names no picture.
 * @param name the field's value
 * @param key the field's key in the document
 */
export function picturesLike(pictures: readonly string[], name: string, key: string): string[] {
  if (key === "file") {
    const folder = name.slice(0, name.indexOf("/") + 1);
    const isNarrow = name.endsWith("-narrow");
    return pictures.filter((one) => one.startsWith(folder) && one.endsWith("-narrow") === isNarrow);
  }
  if (key === "portrait") return pictures.filter((one) => one.startsWith("people/"));
  const prefix = OMITTED_PREFIXES[key];
  if (prefix === undefined) return [];
  return pictures.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}
