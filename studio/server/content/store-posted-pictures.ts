import type { Mistake } from "../../../content/check/mistake.ts";
import { uploadId } from "../../../content/check/upload-name.ts";
import type { PostedFile, PostedForm } from "../../contract/content-editing.ts";
import { CENTRE, type Crop } from "../../contract/picture-crop.ts";
import { type PicturePlace, picturePlace } from "../pictures/picture-shapes.ts";
import { type PictureStore, readCrop } from "../pictures/picture-store.ts";
import { refusals } from "../pictures/refused-file.ts";
import { RefusedFile } from "../pictures/render-picture.ts";
import { at, dataPath } from "../../contract/data-path.ts";

const OLD_ALT =
  "is as it was for the picture before. Say what is on the new one; if these words are right for it, save again.";

/**
 * Stores the pictures of a posted form, even if other fields have mistakes: the form then names the
 * stored pictures, and the owner need not choose the files again.
 * @returns the texts with the names of the stored pictures, and the mistakes in the posted files
 * @param saved the document as it was saved last
 */
export async function storePostedPictures(
  name: string,
  { texts: posted, files }: PostedForm,
  store: PictureStore,
  saved: unknown,
) {
  const texts = new Map(posted);
  const mistakes: Mistake[] = [];
  const report = (path: string, says: string) =>
    mistakes.push({ document: name, path: dataPath(path), says });

  for (const [path, picture] of posted) {
    const place = picturePlace(name, path);
    if (!place) continue;
    const group = path.slice(0, path.lastIndexOf("/"));
    const alt = at(group, "alt");
    const upload = files.get(`${path}/upload`);
    // Sizes are filled in even without a file, so that the missing picture is the only mistake.
    for (const side of ["width", "height"] as const) {
      const number = texts.get(at(group, side));
      if (number === "" || (upload && number !== undefined)) {
        texts.set(at(group, side), String(place[side]));
      }
    }
    const crop = readCrop(posted, path);
    try {
      if (!upload) {
        texts.set(path, await cropAgain(store, picture, place, crop));
        continue;
      }
      texts.set(path, await addUpload(store, upload, place, crop));
      texts.delete(at(group, "position"));
      if (isAltOf(saved, picture, posted.get(alt))) report(alt, OLD_ALT);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      report(path, error.message);
    }
  }
  return { texts, mistakes };
}

function addUpload(
  store: PictureStore,
  { bytes, isTooLarge }: PostedFile,
  place: PicturePlace,
  crop: Crop = CENTRE,
): Promise<string> {
  if (isTooLarge) throw new RefusedFile(refusals.tooLarge);
  return store.add(bytes, place, crop);
}

/** Stores an uploaded picture once more if its crop was changed; returns the picture's name. */
async function cropAgain(
  store: PictureStore,
  picture: string,
  place: PicturePlace,
  crop: Crop | undefined,
): Promise<string> {
  const before = (await store.find(picture))?.crop;
  if (!crop || !before || uploadId(picture) === undefined) return picture;
  const isSame = crop.x === before.x && crop.y === before.y && crop.zoom === before.zoom;
  return isSame ? picture : store.cropAgain(picture, place, crop);
}

/** Whether a picture has this alt text in the saved data. */
function isAltOf(value: unknown, picture: string, alt: string | undefined): boolean {
  if (typeof value !== "object" || value === null || !alt || picture === "") return false;
  if (Reflect.get(value, "file") === picture && Reflect.get(value, "alt") === alt.trim()) {
    return true;
  }
  return Object.values(value).some((inner) => isAltOf(inner, picture, alt));
}
