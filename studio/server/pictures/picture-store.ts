import { createHash } from "node:crypto";
import pLimit from "p-limit";

import { uploadId, uploadName } from "../../../content/check/upload-name.ts";
import { ORIGINAL } from "../../../content/schema/uploaded-picture.ts";
import { parseUpload, type UploadedPicture } from "../../../content/schema/uploaded-picture.ts";
import type { Log } from "../../../server/core/log.ts";
import { isDiskFull } from "../../../server/publish/publish-problem.ts";
import { CENTRE, type Crop } from "../../contract/picture-crop.ts";
import type { StudioStore } from "../studio-store.ts";
import type { PicturePlace } from "./picture-shapes.ts";
import { refusals } from "./refused-file.ts";
import { makeOriginal, type Original, RefusedFile, renderPart } from "./render-picture.ts";

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Makes the sizes of uploaded pictures, and stores them. */
export function createPictureStore(
  database: Pick<StudioStore, "use">,
  { now, log }: { now: () => number; log: Log },
) {
  // One at a time: a phone's photo takes 200 MB of memory for a second.
  const limit = pLimit(1);

  async function queue(work: () => Promise<string>): Promise<string> {
    try {
      return await limit(work);
    } catch (error) {
      // For the technician, while the owner reads a sentence about the file.
      if (error instanceof RefusedFile && error.cause !== undefined) {
        log.error({ cause: String(error.cause) }, "Pictures cannot be made on this machine");
      }
      throw error;
    }
  }

  async function store(original: Original, place: PicturePlace, crop: Crop): Promise<string> {
    const { width, height } = original;
    const { widths, fallback, files } = await renderPart(original, place, crop);
    const id = createHash("sha256")
      .update(original.bytes)
      .update(JSON.stringify([place, crop]))
      .digest("hex")
      .slice(0, 12);
    const record: UploadedPicture = {
      version: versionOf(files),
      widths: [...widths],
      fallback,
      files: [...files.keys()],
      original: { width, height },
      crop,
    };
    const picture = { id, record, files: new Map([...files, [ORIGINAL, original.bytes]]) };
    const isStored = await database.use(({ services: { content } }) =>
      content.pictures.put(picture, now()).then(
        () => true,
        (error: unknown) => {
          if (!isDiskFull(String(error))) throw error;
          return false;
        },
      ),
    );
    if (!isStored) throw new RefusedFile(refusals.noRoom);
    return uploadName(id);
  }

  /** The record of an uploaded picture; undefined if there is no such picture. */
  async function find(name: string): Promise<UploadedPicture | undefined> {
    const id = uploadId(name);
    if (id === undefined) return undefined;
    const records = await database.use(({ services: { content } }) => content.pictures.records());
    return parseUpload(records.get(id));
  }

  /** A file of an uploaded picture; undefined if there is no such file. */
  const file = (name: string, fileName: string) =>
    database.use(({ services: { content } }) =>
      content.pictures.file(uploadId(name) ?? "", fileName),
    );

  return {
    find,
    file,
    /**
     * Stores a file with all its sizes; returns the picture's name. Nothing changes on the pages
     * until a document names it.
     * @throws {RefusedFile} with what is wrong with the file
     */
    add: (bytes: Uint8Array, place: PicturePlace, crop: Crop): Promise<string> =>
      queue(async () => store(await makeOriginal(Buffer.from(bytes), place), place, crop)),
    /** Crops an uploaded picture again, and stores the result; returns the name of the result. */
    cropAgain: (name: string, place: PicturePlace, crop: Crop): Promise<string> =>
      queue(async () => {
        const [picture, bytes] = [await find(name), await file(name, ORIGINAL)];
        if (!picture || !bytes) return name;
        return store({ bytes: Buffer.from(bytes), ...picture.original }, place, crop);
      }),
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
