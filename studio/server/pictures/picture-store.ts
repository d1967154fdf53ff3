import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";

import type { UploadedPicture } from "../../../content/schema/uploaded-picture.ts";
import { uploadId, uploadName } from "../../../content/check/upload-name.ts";
import { ORIGINAL, PICTURE_RECORD, readUpload } from "../../../content/files/uploaded-pictures.ts";
import { CENTRE, type Crop } from "../../contract/picture-crop.ts";
import type { PicturePlace } from "./picture-shapes.ts";
import { refusals } from "./refused-file.ts";
import { makeOriginal, type Original, RefusedFile, renderPart } from "./render-picture.ts";

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Stores each picture in a subfolder of its own, whose files never change. */
export function createPictureStore(folder: string, now: () => number) {
  // One at a time: a phone's photo takes 200 MB of memory for a second.
  const queue = pLimit(1);

  async function store(original: Original, place: PicturePlace, crop: Crop): Promise<string> {
    const id = createHash("sha256")
      .update(original.bytes)
      .update(JSON.stringify([place, crop]))
      .digest("hex")
      .slice(0, 12);
    const name = uploadName(id);
    if (readUpload(name, folder)) {
      // A new timestamp, so that clean-pictures.ts does not delete it before the form is saved.
      utimesSync(join(folder, id, PICTURE_RECORD), now() / 1000, now() / 1000);
      return name;
    }
    const { widths, fallback, files } = await renderPart(original, place, crop);
    const { width, height } = original;
    const record: UploadedPicture = {
      version: versionOf(files),
      widths: [...widths],
      fallback,
      files: [...files.keys()],
      original: { width, height },
      crop,
    };
    writeFolder(join(folder, id), [
      ...files,
      [ORIGINAL, original.bytes],
      [PICTURE_RECORD, `${JSON.stringify(record, null, 2)}\n`],
    ]);
    return name;
  }

  function writeFolder(path: string, files: readonly (readonly [string, Buffer | string])[]) {
    const unfinished = join(folder, `.unfinished-${randomUUID()}`);
    try {
      mkdirSync(unfinished, { recursive: true });
      for (const [name, content] of files) {
        writeFileSync(join(unfinished, name), content, { flush: true });
      }
      rmSync(path, { recursive: true, force: true });
      renameSync(unfinished, path);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      const isFull = error instanceof Error && "code" in error && error.code === "ENOSPC";
      throw isFull ? new RefusedFile(refusals.noRoom) : error;
    }
  }

  return {
    /**
     * Stores a file with all its sizes; returns the picture's name. Nothing changes on the pages
     * until a data file names it.
     * @throws {RefusedFile} with what is wrong with the file
     */
    add: (bytes: Uint8Array, place: PicturePlace, crop: Crop): Promise<string> =>
      queue(async () => store(await makeOriginal(Buffer.from(bytes), place), place, crop)),
    /** Crops an uploaded picture again, and stores the result; returns the name of the result. */
    cropAgain: (name: string, place: PicturePlace, crop: Crop): Promise<string> =>
      queue(() => {
        const picture = readUpload(name, folder);
        if (!picture) return Promise.resolve(name);
        const bytes = readFileSync(join(folder, uploadId(name) ?? "", ORIGINAL));
        return store({ bytes, ...picture.original }, place, crop);
      }),
    /** The record of an uploaded picture; undefined if there is no such picture. */
    find: (name: string) => readUpload(name, folder),
  };
}

function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash("sha256");
  for (const bytes of files.values()) hash.update(bytes);
  return hash.digest("hex").slice(0, 8);
}

/** Reads a crop posted in percent; undefined if none was posted. CENTRE replaces missing values. */
export function readCrop(texts: ReadonlyMap<string, string>, path: string): Crop | undefined {
  const numbers = ["x", "y", "zoom"].map((name) => {
    const text = texts.get(`${path}/crop-${name}`);
    return text === undefined || text === "" ? undefined : Number(text) / 100;
  });
  if (numbers.every((number) => number === undefined)) return undefined;
  const [x, y, zoom] = numbers.map((number) => (Number.isFinite(number) ? number : undefined));
  return {
    x: within(x ?? CENTRE.x, 0, 1),
    y: within(y ?? CENTRE.y, 0, 1),
    zoom: within(zoom ?? CENTRE.zoom, 1, 100),
  };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
