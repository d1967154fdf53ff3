import { isDeepStrictEqual } from "node:util";

import { documentNames, documentSchema } from "#content/schema/documents.ts";

import type { Media } from "../../../content/check/media.ts";
import { type Mistake, sentenceOf } from "../../../content/check/mistake.ts";
import { findMistakes } from "../../../content/check/mistakes.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import {
  type Draft as StoredDraft,
  hashOf,
  readDraft,
  saveDraft,
} from "../../../server/publish/content-draft.ts";
import type { ContentServices } from "../../../server/publish/content-services.ts";
import { contentHash } from "../../../server/store/content/stored-documents.ts";
import type { ContentFile, ContentForm, Editing } from "../../contract/content-editing.ts";
import { type Draft, SAVED } from "../../contract/draft.ts";
import type { Studio } from "../../contract/studio.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { readPostedForm } from "../pictures/read-posted-form.ts";
import type { Drafts } from "../preview/drafts.ts";
import type { StudioStore } from "../studio-store.ts";
import { type Change, applyChange, CHANGES } from "./apply-change.ts";
import { describeFields } from "./describe-fields.ts";
import { differences } from "./differences.ts";
import { documentWords } from "./field-title.ts";
import { picturesLike, uploadAt } from "./picture-choices.ts";
import { type PostedFields, readFields } from "./read-fields.ts";
import { storePostedPictures } from "./store-posted-pictures.ts";

interface SiteContentOptions {
  store: Pick<StudioStore, "use">;
  /** Who saves, for others who work on the same content. */
  user: () => string;
  drafts: Drafts;
  media: (uploads: Media["uploads"]) => Media;
  /** The names of the site's own pictures. */
  pictures: readonly string[];
  uploads: PictureStore;
}

/** A document as it is stored, and what its form is made and checked with. */
interface Opened {
  file: ContentFile;
  stored: StoredDraft;
  media: Media;
}

/** What the studio shows and changes of the content: everything that is saved is in the store. */
export function createSiteContent(options: SiteContentOptions): Studio["content"] {
  const { store, drafts } = options;
  const list = documentNames.map(documentWords);

  async function read(file: ContentFile, services: ContentServices): Promise<Opened> {
    const records = await services.content.pictures.records();
    const media = options.media(parseUploads(records));
    return { file, media, stored: await readDraft(services) };
  }

  const formOf = (
    { file, stored, media }: Opened,
    value: unknown,
    version: string,
    mistakes: readonly Mistake[] = [],
  ): ContentForm => ({
    file,
    version,
    isChanged: stored.rows.some(({ name }) => name === file.name),
    field: describeFields(documentSchema(file.name), value, {
      file: file.name,
      mistakes,
      picturesLike: (name, key) => picturesLike(options.pictures, name, key),
      uploadAt: (path, picture) => uploadAt(media.uploads, file.name, path, picture),
    }),
  });

  /** The draft with a posted form's values; if they have mistakes, the form's previous draft. */
  const draftOf = (
    { file, stored }: Opened,
    value: unknown,
    mistakes: readonly Mistake[],
    posted: PostedFields,
  ): Draft => {
    const problems = sentencesOf(mistakes);
    if (problems.length > 0) return { id: posted.get("draft") ?? SAVED.id, problems };
    const isSaved = isDeepStrictEqual(value, stored.documents[file.name]);
    return isSaved ? SAVED : { id: drafts.add(file.name, value), problems };
  };

  /** Saves, unless somebody else has changed the document since the form was opened. */
  async function save(
    opened: Opened,
    posted: unknown,
    seen: string,
    draft: Draft,
    services: ContentServices,
  ): Promise<Editing> {
    const { name } = opened.file;
    const { published, documents } = opened.stored;
    // In the order in which it is stored, if it is the same: then nothing has changed.
    const value =
      [published[name], documents[name]].find((known) => isDeepStrictEqual(known, posted)) ??
      posted;
    const saved = await saveDraft({ name, value, seen, by: options.user() }, services);
    if ("hash" in saved) return { status: "saved" };
    return conflict({ ...opened, stored: saved.overtakenBy }, value, draft);
  }

  /** Tells what somebody else has saved, unless it is the same. Saving once more replaces it. */
  function conflict(opened: Opened, value: unknown, draft: Draft): Editing {
    const { file, stored } = opened;
    const theirs = stored.documents[file.name];
    if (contentHash(theirs) === contentHash(value)) return { status: "saved" };
    const form = formOf(opened, value, hashOf(stored, file.name));
    const differing = differences(form.field, formOf(opened, theirs, "").field);
    return { status: "conflict", form, draft, differences: differing };
  }

  /** Asks before what is saved and not published is thrown away. */
  function askToDiscard(opened: Opened, value: unknown, seen: string, draft: Draft): Editing {
    const { file, stored } = opened;
    const form = formOf(opened, value, seen);
    const theirs = formOf(opened, stored.published[file.name], "").field;
    return { status: "discarding", form, draft, differences: differences(form.field, theirs) };
  }

  /** Goes back to what visitors see, unless somebody else has saved the document since. */
  async function discard(
    opened: Opened,
    value: unknown,
    seen: string,
    draft: Draft,
    services: ContentServices,
  ): Promise<Editing> {
    const { name } = opened.file;
    const isChanged = opened.stored.rows.some((row) => row.name === name);
    if (!isChanged || (await services.content.drafts.discard(name, seen))) {
      return { status: "discarded" };
    }
    return conflict({ ...opened, stored: await readDraft(services) }, value, draft);
  }

  const find = (name: string) => list.find((file) => file.name === name);

  return {
    list: () => list,
    async open(name) {
      const file = find(name);
      if (!file) return undefined;
      const opened = await store.use(({ services }) => read(file, services));
      return formOf(opened, opened.stored.documents[name], hashOf(opened.stored, name));
    },
    readForm: readPostedForm,
    async draft(name, { texts }) {
      const file = find(name);
      if (!file) return undefined;
      const opened = await store.use(({ services }) => read(file, services));
      const value = readFields(documentSchema(name), texts);
      return draftOf(opened, value, findMistakes({ [name]: value }, opened.media), texts);
    },
    async edit(name, posted) {
      const file = find(name);
      if (!file) return undefined;
      return store.use(async ({ services }): Promise<Editing> => {
        const { documents } = await readDraft(services);
        const stored = await storePostedPictures(name, posted, options.uploads, documents[name]);
        const opened = await read(file, services);
        const schema = documentSchema(name);
        const value = readFields(schema, stored.texts);
        const intent = posted.texts.get("intent") ?? "save";
        const seen = posted.texts.get("version") ?? "";
        const change = changeIn(intent);
        if (change && stored.mistakes.length === 0) {
          const { data, focus } = applyChange(schema, value, change.change, change.path);
          const found = findMistakes({ [name]: data }, opened.media);
          const draft = draftOf(opened, data, found, stored.texts);
          return { status: "changed", form: formOf(opened, data, seen), draft, focus };
        }
        const found = findMistakes({ [name]: value }, opened.media);
        const mistakes = [...stored.mistakes, ...found];
        const draft = draftOf(opened, value, found, stored.texts);
        if (intent === "discard") return askToDiscard(opened, value, seen, draft);
        if (intent === "discard-now") return discard(opened, value, seen, draft, services);
        const form = formOf(opened, value, seen, mistakes);
        if (intent === "preview") return { status: "previewed", form, draft };
        if (mistakes.length > 0) {
          return { status: "mistakes", form, draft, mistakes: sentencesOf(mistakes) };
        }
        return save(opened, value, seen, draft, services);
      });
    },
  };
}

/** The mistakes as sentences, without the document's name, which the form's page shows. */
function sentencesOf(mistakes: readonly Mistake[]): string[] {
  return mistakes.map((mistake) => sentenceOf(mistake).replace(/^[^:]*: /, ""));
}

/** Reads a button's intent, such as `up:startDates/3`. */
function changeIn(intent: string): { change: Change; path: string } | undefined {
  const [name, path = ""] = intent.split(":", 2);
  const change = CHANGES.find((one) => one === name);
  return change && { change, path };
}
