import { createHash } from "node:crypto";
import pLimit from "p-limit";

import { isLargeEnough, partAround, positionIn } from "#content/pictures/picture-focus.ts";
import type { PictureShape, PictureSlot } from "#content/pictures/picture-slots.ts";
import { type ColourGrid, readWords } from "#content/pictures/measure-words.ts";

import { uploadId, uploadName } from "#content/schema/upload-name.ts";
import { ORIGINAL, type UploadedPicture } from "#content/schema/uploaded-picture.ts";
import type { Log } from "#server/core/log.ts";
import { isDiskFull } from "#server/core/error-sentence.ts";
import type { PhotographChoice } from "../../contract/pictures.ts";
import type { StudioStore } from "../studio-store.ts";
import type { Original, RenderedPart } from "./run-picture-work.ts";
import { workOnPicture } from "./picture-work.ts";
import { RefusedFile, refusals } from "./refused-file.ts";

export type PictureStore = ReturnType<typeof createPictureStore>;

type Choice = Pick<PhotographChoice, "focus" | "people">;

/** Decodes uploaded pictures, makes their crops in every size, and stores them. */
export function createPictureStore(
  database: Pick<StudioStore, "use">,
  { now, log, work = workOnPicture }: { now: () => number; log: Log; work?: typeof workOnPicture },
) {
  // One at a time: a phone's photo takes 200 MB of memory for a second.
  const limit = pLimit(1);

  async function queue<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await limit(task);
    } catch (error) {
      // For the technician, while the owner reads a sentence about the file.
      if (error instanceof RefusedFile && error.cause !== undefined) {
        log.error({ cause: String(error.cause) }, "Pictures cannot be made on this machine");
      }
      throw error;
    }
  }

  async function put(
    record: Omit<UploadedPicture, "version" | "files">,
    files: ReadonlyMap<string, Uint8Array>,
  ): Promise<string> {
    const names = [...files.keys()].filter((name) => name !== ORIGINAL);
    const version = pictureHash(...files.values()).slice(0, 8);
    const id = pictureHash(version, JSON.stringify(record)).slice(0, 12);
    const picture = { id, record: { ...record, version, files: names }, files };
    const refusal = await database.use(({ services: { contentStore } }) =>
      contentStore.pictures.put(picture, now()).catch((error: unknown) => {
        if (isDiskFull(error)) return refusals.noRoom;
        throw error;
      }),
    );
    if (refusal) throw new RefusedFile(refusal);
    return uploadName(id);
  }

  async function find(name: string): Promise<UploadedPicture | undefined> {
    const id = uploadId(name);
    if (id === undefined) return undefined;
    const uploads = await database.use(({ services: { contentStore } }) =>
      contentStore.pictures.uploads(name),
    );
    return uploads.get(id);
  }

  /** A file of an uploaded picture; undefined if there is no such file. */
  const file = (name: string, fileName: string) =>
    database.use(({ services: { contentStore } }) =>
      contentStore.pictures.file(uploadId(name) ?? "", fileName),
    );

  /** @throws {RefusedFile} if it is not stored any more */
  async function originalOf(name: string): Promise<Original> {
    const [picture, bytes] = [await find(name), await file(name, ORIGINAL)];
    if (!picture || !bytes) throw new RefusedFile(refusals.gone);
    return { bytes: Buffer.from(bytes), ...picture.original };
  }

  return {
    find,
    file,
    /**
     * Stores a file as a photograph that no page shows yet; returns its name.
     * @throws {RefusedFile} with what is wrong with the file
     */
    keep: (bytes: Uint8Array): Promise<string> =>
      queue(async () => {
        const { width, height, ...original } = await work({ kind: "original", bytes });
        const record = { widths: [width], fallback: width, original: { width, height } };
        return put(record, new Map([[ORIGINAL, original.bytes]]));
      }),
    /** The colours of a photograph, to measure the contrast of words on it. */
    colours: (name: string): Promise<ColourGrid> =>
      queue(async () => work({ kind: "colours", bytes: (await originalOf(name)).bytes })),
    /**
     * Makes a photograph’s crops for a place, and stores them; returns their names.
     * @throws {RefusedFile} with why it cannot be used there
     */
    crop: (name: string, slot: PictureSlot, { focus, people }: Choice) =>
      queue(async () => {
        const original = await originalOf(name);
        const { width, height } = original;
        const shapes = slot.narrow ? [slot.shape, slot.narrow] : [slot.shape];
        if (!shapes.every((shape) => isLargeEnough(original, shape))) {
          throw new RefusedFile(refusals.tooSmall);
        }
        const parts = await work({ kind: "parts", original, crops: shapes, focus });
        const store = (shape: PictureShape, part: RenderedPart, kept?: Original) => {
          const position = positionIn(original, partAround(original, shape, focus), focus);
          const { widths, fallback, files } = part;
          const record = { widths, fallback, original: { width, height }, focus, position, people };
          return put(record, kept ? new Map([...files, [ORIGINAL, kept.bytes]]) : files);
        };
        const [wide, narrow] = parts;
        if (!wide) throw new Error("No crop was made.");
        const colours = await work({ kind: "colours", bytes: original.bytes });
        return {
          file: await store(slot.shape, wide, original),
          narrow: slot.narrow && narrow && (await store(slot.narrow, narrow)),
          scrim: readWords(colours, original, slot, focus)?.scrim,
        };
      }),
  };
}

function pictureHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
