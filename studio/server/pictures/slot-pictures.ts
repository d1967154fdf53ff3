import { MIDDLE } from "#content/pictures/picture-focus.ts";
import {
  listedPictures,
  pagePictures,
  type PictureList,
  type PicturePage,
  type SlotName,
} from "#content/pictures/picture-slots.ts";

import { uploadId } from "../../../content/check/upload-name.ts";
import { type Draft, hashOf, readDraft, saveDraft } from "../../../server/publish/content-draft.ts";
import type { Documents } from "../../../server/store/content/stored-documents.ts";
import type {
  OpenPhotograph,
  OpenSlot,
  PictureOutcome,
  PicturePlace,
  SlotPicture,
} from "../../contract/pictures.ts";
import type { WebsiteStudio } from "../../contract/website-studio.ts";
import type { StudioStore } from "../studio-store.ts";
import type { PictureStore } from "./picture-store.ts";
import { RefusedFile } from "./refused-file.ts";
import {
  altPath,
  deliveredAt,
  drawingOf,
  fileAt,
  type SlotPath,
  slotOf,
  slotPaths,
  textAt,
  withDrawing,
  withPhotograph,
} from "./slot-paths.ts";

interface SlotPicturesOptions {
  store: Pick<StudioStore, "use">;
  pictures: PictureStore;
  /** Who saves. */
  user: () => string;
  /** The documents as they were delivered. */
  origin: () => Documents;
}

/** The pictures of the public pages, each in its place, for the owner to replace. */
export function createSlotPictures(options: SlotPicturesOptions): WebsiteStudio["pictures"] {
  const { store, pictures } = options;
  const readSaved = () => store.use(({ services }) => readDraft(services));

  async function find(id: string) {
    const draft = await readSaved();
    const path = slotPaths(draft.documents).find((one) => one.id === id);
    return path && { draft, path };
  }

  async function photographAt(path: SlotPath, file: string): Promise<OpenPhotograph | undefined> {
    const record = await pictures.find(file);
    if (!record) return undefined;
    const { original, focus = MIDDLE, people } = record;
    const colours = path.slot.words && (await pictures.colours(file));
    return { name: file, ...original, focus, people, colours };
  }

  /** Saves a document with a change; somebody else’s save in between is read, and kept. */
  async function save(path: SlotPath, change: (document: unknown) => unknown): Promise<void> {
    await store.use(async ({ services }) => {
      for (;;) {
        const draft = await readDraft(services);
        const { document: name } = path;
        const value = change(structuredClone(draft.documents[name]));
        const seen = hashOf(draft, name);
        const saved = await saveDraft({ name, value, seen, by: options.user() }, services);
        if ("hash" in saved) return;
      }
    });
  }

  return {
    slotOf,
    async overview() {
      return overviewOf(await readSaved());
    },
    async open(id, photograph): Promise<OpenSlot | undefined> {
      const found = await find(id);
      if (!found) return undefined;
      const { draft, path } = found;
      const picture = pictureAt(path, draft.documents);
      const file = photograph ?? fileAt(path, draft.documents);
      return {
        picture,
        slot: path.slot,
        photograph: uploadId(file) === undefined ? undefined : await photographAt(path, file),
        words: wordsOn(path, draft.documents),
        hasDrawing: "name" in path.place || deliveredAt(options.origin(), path) !== undefined,
      };
    },
    keep: (file) =>
      unlessRefused(async () => ({ status: "kept", photograph: await pictures.keep(file) })),
    async use(id, choice) {
      const path = (await find(id))?.path;
      if (!path) return undefined;
      return unlessRefused(async () => {
        const crops = await pictures.crop(choice.photograph, path.slot, choice);
        await save(path, (document) => withPhotograph(document, path, crops, choice.alt));
        return { status: "saved" };
      });
    },
    async undo(id) {
      const path = (await find(id))?.path;
      const delivered = path && deliveredAt(options.origin(), path);
      // An entry that the owner has added was not delivered with a drawing.
      if (!path || ("list" in path.place && !delivered)) return undefined;
      await save(path, (document) => withDrawing(document, path, delivered));
      return { status: "undone" };
    },
  };
}

async function unlessRefused(work: () => Promise<PictureOutcome>): Promise<PictureOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { status: "refused", sentence: error.message };
  }
}

function overviewOf({ documents }: Draft): PicturePlace[] {
  const all = slotPaths(documents).map((path) => pictureAt(path, documents));
  const named = (names: readonly SlotName[]) =>
    all.filter(({ place }) => "name" in place && names.includes(place.name));
  const pages = Object.entries(pagePictures).map(([page, parts]): PicturePlace => {
    const names = Object.values<SlotName>(parts);
    const missing = named(names).filter(({ isPhotograph }) => !isPhotograph);
    return {
      place: page as PicturePage,
      // Home's second picture need not be there.
      pictures: named(page === "home" ? [...names, "homeSecond"] : names),
      missing: missing.map(({ slot }) => slot),
    };
  });
  const lists = Object.keys(listedPictures).map((list): PicturePlace => ({
    place: list as PictureList,
    pictures: all.filter(({ place }) => "list" in place && place.list === list),
    missing: [],
  }));
  const elsewhere = named(["chat", "socialCard"]);
  return [
    ...pages,
    ...lists,
    { place: "elsewhere" as const, pictures: elsewhere, missing: [] },
  ].filter(({ pictures }) => pictures.length > 0);
}

function pictureAt(path: SlotPath, documents: Documents): SlotPicture {
  const file = fileAt(path, documents);
  const name = "name" in path.place ? path.place.name : undefined;
  const shown = file || (name ? drawingOf(name, documents) : "");
  const source = name === "socialCard" && !file ? "/brand/social-card.jpg" : undefined;
  return {
    slot: path.id,
    place: path.place,
    isPhotograph: uploadId(file) !== undefined,
    source: source ?? (shown ? `/pictures/${shown}` : undefined),
    alt: textAt(documents[path.document], altPath(path)),
  };
}

/** The words that stand on a picture, to look at it with them. */
function wordsOn({ slot }: SlotPath, { home }: Documents): string {
  if (!slot.words) return "";
  return textAt(home, slot.words === "left" ? ["hero", "heading"] : ["banner", "title"]);
}
