import { isDeepStrictEqual } from "node:util";

import { MIDDLE } from "#content/pictures/picture-focus.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { type Draft, documentHash, readDraft, saveDraft } from "#server/publish/content-draft.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import type { PhotographChoice } from "../../contract/pictures.ts";
import type { StudioServices } from "../studio-services.ts";
import type { PictureStore } from "./picture-store.ts";
import { RefusedFile, refusals } from "./refused-file.ts";
import { overviewOf, pictureAt } from "./slot-overview.ts";
import {
  deliveredAt,
  fileAt,
  type SlotPath,
  slotOf,
  slotPaths,
  textAt,
  withDrawing,
  withPhotograph,
} from "./slot-paths.ts";

interface SlotPicturesOptions extends Pick<StudioServices, "store" | "user"> {
  pictures: Pick<PictureStore, "find" | "colours" | "keep" | "crop">;
}

/** The pictures of the public pages, each in its place, for the owner to replace. */
export function createSlotPictures(options: SlotPicturesOptions) {
  const { store, pictures } = options;
  const readSaved = () =>
    store.use(async ({ services }) => ({
      ...(await readDraft(services)),
      origin: services.origin(),
    }));

  /** A photograph to look at before it is used; undefined for a drawing. */
  async function photographAt(path: SlotPath, file: string) {
    const record = await pictures.find(file);
    if (!record) return undefined;
    const { original, focus = MIDDLE, people } = record;
    // For places with words on the picture.
    const colours = path.slot.words && (await pictures.colours(file));
    return { name: file, ...original, focus, people, colours };
  }

  /**
   * Saves a place with a change; somebody else’s save in between is read, and kept.
   * @throws {RefusedFile} if something else stands there than the owner has seen
   */
  async function save(
    { id, seen }: { id: string; seen: string },
    change: (document: unknown, path: SlotPath, origin: WrittenDocuments) => unknown,
  ): Promise<void> {
    const isSaved = await store.use(async ({ services }) => {
      for (;;) {
        const draft = await readDraft(services);
        const path = seenPath(draft, id, seen);
        if (!path) return false;
        const { document: name } = path;
        const value = change(draft.documents[name], path, services.origin());
        const edit = { name, value, seen: documentHash(draft, name), by: options.user() };
        const saved = await saveDraft(edit, services);
        if ("hash" in saved) return true;
      }
    });
    if (!isSaved) throw new RefusedFile(refusals.moved);
  }

  return {
    slotOf,
    /** All pictures that can be replaced, as they are in the draft. */
    async overview() {
      return overviewOf((await readSaved()).documents);
    },
    /**
     * A picture’s place; undefined if there is none such.
     * @param photograph a kept photograph to look at there; by default the one that is used
     */
    async open(id: string, photograph?: string) {
      const draft = await readSaved();
      const path = pathOf(draft, id);
      if (!path) return undefined;
      const picture = pictureAt(path, draft.documents);
      const file = photograph ?? fileAt(path, draft.documents);
      return {
        picture,
        /** Names what stands there, for a form to say what its owner has seen. */
        seen: standingAt(path, draft),
        slot: path.slot,
        /** Whether visitors see the same there, once they see it. */
        isPublished: slotPaths(draft.published).some(
          (one) =>
            isDeepStrictEqual(one.place, path.place) &&
            fileAt(one, draft.published) === fileAt(path, draft.documents),
        ),
        photograph: await photographAt(path, file),
        words: wordsOn(path, draft.documents),
        /** Whether the drawing that was delivered can take the photograph’s place again. */
        hasDrawing: "name" in path.place || deliveredAt(draft.origin, path) !== undefined,
      };
    },
    /** Keeps a file as a photograph that no page shows yet; returns its name, or why not. */
    keep: (file: Uint8Array) =>
      unlessRefused(async () => ({ photograph: await pictures.keep(file) })),
    /**
     * Puts a photograph in its place in the draft; returns why that was refused, such as that
     * something else stands there by now.
     * @param seen what the owner has seen there
     */
    use: (id: string, seen: string, choice: PhotographChoice) =>
      unlessRefused(async () => {
        const path = seenPath(await readSaved(), id, seen);
        if (!path) throw new RefusedFile(refusals.moved);
        const crops = await pictures.crop(choice.photograph, path.slot, choice);
        await save({ id, seen }, (document) => withPhotograph(document, path, crops, choice.alt));
      }),
    /** Puts the drawing back; refused as above. */
    undo: (id: string, seen: string) =>
      unlessRefused(() =>
        save({ id, seen }, (document, path, origin) =>
          withDrawing(document, path, deliveredAt(origin, path)),
        ),
      ),
  };
}

/** A place with its picture, and the photograph that stands there or is looked at. */
export type OpenSlot = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSlotPictures>["open"]>>
>;
export type OpenPhotograph = NonNullable<OpenSlot["photograph"]>;

function pathOf({ documents }: Draft, id: string): SlotPath | undefined {
  return slotPaths(documents).find((one) => one.id === id);
}

/** What stands at a place: an entry of a list may have moved since a form was made. */
function standingAt(path: SlotPath, { documents }: Draft): string {
  const title = "list" in path.place ? path.place.title : "";
  return contentHash([title, fileAt(path, documents)]);
}

/** The place, if what the owner has seen stands there still. */
function seenPath(draft: Draft, id: string, seen: string): SlotPath | undefined {
  const path = pathOf(draft, id);
  return path && standingAt(path, draft) === seen ? path : undefined;
}

/** What the work results in, or a sentence about why it was refused. */
async function unlessRefused<Outcome>(work: () => Promise<Outcome>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return error.message;
  }
}

/** The words that stand on a picture, to look at it with them. */
function wordsOn({ id, slot }: SlotPath, documents: WrittenDocuments): string {
  if (!slot.words) return "";
  if (slot.words === "middle") return textAt(documents["home"], ["banner", "title"]);
  const document = { aboutTop: "about-us", programTop: "program", reviewsTop: "reviews" }[id];
  return document
    ? textAt(documents[document], ["header", "title"])
    : textAt(documents["home"], ["hero", "heading"]);
}
