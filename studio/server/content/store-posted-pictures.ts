import type { Mistake } from "../../../content-check/mistakes/mistake.ts";
import { uploadId } from "../../../content-check/uploaded-pictures.ts";
import type { PostedFile, PostedForm } from "../../contract/content-editing.ts";
import { CENTRE } from "../../contract/picture-crop.ts";
import { type PicturePlace, picturePlace } from "../pictures/picture-shapes.ts";
import { type PictureStore, readCrop } from "../pictures/picture-store.ts";
import { refusals } from "../pictures/refused-file.ts";
import { RefusedFile } from "../pictures/render-picture.ts";
import { at, dataPath } from "./data-path.ts";

/** A form's texts with the names of its stored pictures, and the mistakes in its posted files. */
interface TakenPictures {
  texts: ReadonlyMap<string, string>;
  mistakes: readonly Mistake[];
}

/** The name of the control with which a file is chosen for the picture at a path. */
const uploadControl = (path: string) => `${path}/upload`;

const OLD_ALT =
  "is as it was for the picture before. Say what is on the new one; if these words are right for it, save again.";

/**
 * Stores the pictures of a posted form, even if other fields have mistakes: the form then names the
 * stored pictures, and the owner need not choose the files again.
 * @param saved the data file's value as it is on disk
 */
export async function takePictures(
  name: string,
  { texts: posted, files }: PostedForm,
  store: PictureStore,
  saved: unknown,
): Promise<TakenPictures> {
  const texts = new Map(posted);
  const mistakes: Mistake[] = [];
  const report = (path: string, says: string) =>
    mistakes.push({ file: `${name}.json`, path: dataPath(path), says });

  for (const [path, before] of posted) {
    const place = picturePlace(name, path);
    if (!place) continue;
    const group = path.slice(0, path.lastIndexOf("/"));
    const file = files.get(uploadControl(path));
    // Also without a file: an empty width would be a second mistake beside the missing picture.
    for (const side of ["width", "height"] as const) {
      const number = texts.get(at(group, side));
      if (number === "" || (file && number !== undefined)) {
        texts.set(at(group, side), String(place[side]));
      }
    }
    try {
      const taken = file
        ? await addFile(file, place, posted, path)
        : await cropAgain(before, place, posted, path);
      texts.set(path, taken);
      if (!file) continue;
      texts.delete(at(group, "position"));
      if (isAltOf(saved, before, posted.get(at(group, "alt")))) report(at(group, "alt"), OLD_ALT);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      report(path, error.message);
    }
  }
  return { texts, mistakes };

  async function addFile(
    { bytes, isTooLarge }: PostedFile,
    place: PicturePlace,
    form: ReadonlyMap<string, string>,
    path: string,
  ): Promise<string> {
    if (isTooLarge) throw new RefusedFile(refusals.tooLarge);
    return store.add(bytes, place, readCrop(form, path) ?? CENTRE);
  }

  async function cropAgain(
    picture: string,
    place: PicturePlace,
    form: ReadonlyMap<string, string>,
    path: string,
  ): Promise<string> {
    const crop = readCrop(form, path);
    const before = store.find(picture)?.crop;
    if (!crop || !before || uploadId(picture) === undefined) return picture;
    const isSame = crop.x === before.x && crop.y === before.y && crop.zoom === before.zoom;
    return isSame ? picture : store.cropAgain(picture, place, crop);
  }
}

/** Whether a picture has this alt text in the saved data. */
function isAltOf(value: unknown, picture: string, alt: string | undefined): boolean {
  if (typeof value !== "object" || value === null || !alt || picture === "") return false;
  if (Reflect.get(value, "file") === picture && Reflect.get(value, "alt") === alt.trim()) {
    return true;
  }
  return Object.values(value).some((inner) => isAltOf(inner, picture, alt));
}
