import { isDeepStrictEqual } from "node:util";

import { documentNames, documentSchema } from "#content/schema/documents.ts";

import type { Media } from "../../../content/check/media.ts";
import { type Mistake, sentenceOf } from "../../../content/check/mistake.ts";
import { findMistakes } from "../../../content/check/mistakes.ts";
import type { ContentFile, ContentForm, Editing } from "../../contract/content-editing.ts";
import { type Draft, SAVED } from "../../contract/draft.ts";
import type { Studio } from "../../contract/studio.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { readPostedForm } from "../pictures/read-posted-form.ts";
import type { Drafts } from "../preview/drafts.ts";
import { type Change, applyChange, CHANGES } from "./apply-change.ts";
import type { ContentFiles } from "./content-files.ts";
import { describeFields } from "./describe-fields.ts";
import { differences } from "./differences.ts";
import { fileWords } from "./file-words.ts";
import { picturesLike, uploadAt } from "./picture-choices.ts";
import { type PostedFields, readFields } from "./read-fields.ts";
import { placesOf } from "./shown-places.ts";
import { storePostedPictures } from "./store-posted-pictures.ts";

interface SiteContentOptions {
  files: ContentFiles;
  drafts: Drafts;
  media: Media;
  /** The names of all pictures of the site. */
  pictures: readonly string[];
  /** Where uploaded pictures are kept. */
  store: PictureStore;
}

/** What the studio shows and changes of content/data. */
export function createSiteContent(options: SiteContentOptions): Studio["content"] {
  const { files, drafts, media, store } = options;
  const list = documentNames.map(contentFile);

  /** The mistakes of a file with a new value, checked with the other files as they are on disk. */
  const mistakesIn = (file: ContentFile, value: unknown): Mistake[] => {
    return findMistakes({ [file.name]: value }, media);
  };

  const formOf = (
    file: ContentFile,
    value: unknown,
    version: string,
    mistakes: readonly Mistake[] = [],
  ): ContentForm => ({
    file,
    version,
    hasUndo: files.earlier(file.name) !== undefined,
    field: describeFields(documentSchema(file.name), value, {
      file: file.name,
      mistakes,
      picturesLike: (name, key) => picturesLike(options.pictures, name, key),
      uploadAt: (path, picture) => uploadAt(store, file.name, path, picture),
    }),
  });

  /** The file's form; if the file cannot be read, the form of its last readable version. */
  const open = (file: ContentFile): ContentForm => {
    const { text, version } = files.read(file.name);
    try {
      return formOf(file, JSON.parse(text), version);
    } catch (error) {
      const earlier = files.earlier(file.name);
      const cause = error instanceof Error ? error.message : String(error);
      const value: unknown = earlier === undefined ? undefined : JSON.parse(earlier);
      return { ...formOf(file, value, version), unreadable: cause };
    }
  };

  /** The draft with a posted form's values; if they have mistakes, the form's previous draft. */
  const draftOf = (file: ContentFile, value: unknown, posted: PostedFields): Draft => {
    const problems = sentencesOf(mistakesIn(file, value));
    if (problems.length > 0) return { id: posted.get("draft") ?? SAVED.id, problems };
    const isSaved = isDeepStrictEqual(value, savedValue(files.read(file.name).text));
    return isSaved ? SAVED : { id: drafts.add(file.name, value), problems };
  };

  /** Writes the file, unless somebody else has saved it since the form was opened. */
  const save = (file: ContentFile, value: unknown, opened: string, draft: Draft): Editing => {
    const { version } = files.read(file.name);
    if (version !== opened) {
      // The form gets the current version, so that saving again replaces the other person's values.
      const form = formOf(file, value, version);
      const differing = differences(form.field, open(file).field);
      return { status: "conflict", form, draft, differences: differing };
    }
    files.write(file.name, `${JSON.stringify(value, null, 2)}\n`);
    return { status: "saved" };
  };

  const find = (name: string) => list.find((file) => file.name === name);

  return {
    list: () => list,
    open(name) {
      const file = find(name);
      return file && open(file);
    },
    readForm: readPostedForm,
    draft(name, { texts }) {
      const file = find(name);
      return file && draftOf(file, readFields(documentSchema(name), texts), texts);
    },
    async edit(name, posted): Promise<Editing | undefined> {
      const file = find(name);
      if (!file) return undefined;
      const intent = posted.texts.get("intent") ?? "save";
      if (intent === "undo") {
        files.undo(name);
        return { status: "undone" };
      }
      const schema = documentSchema(name);
      const saved = savedValue(files.read(name).text);
      const stored = await storePostedPictures(name, posted, store, saved);
      const value = readFields(schema, stored.texts);
      const opened = posted.texts.get("version") ?? "";
      const change = changeIn(intent);
      if (change && stored.mistakes.length === 0) {
        const { data, focus } = applyChange(schema, value, change.change, change.path);
        const draft = draftOf(file, data, stored.texts);
        return { status: "changed", form: formOf(file, data, opened), draft, focus };
      }
      const mistakes = [...stored.mistakes, ...mistakesIn(file, value)];
      const draft = draftOf(file, value, stored.texts);
      const form = formOf(file, value, opened, mistakes);
      if (intent === "preview") return { status: "previewed", form, draft };
      if (mistakes.length > 0) {
        return { status: "mistakes", form, draft, mistakes: sentencesOf(mistakes) };
      }
      return save(file, value, opened, draft);
    },
  };
}

/** The value in a file's text; undefined if the text is no JSON, after an edit by hand. */
function savedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The mistakes as sentences, without the file's name, which the form's page shows. */
function sentencesOf(mistakes: readonly Mistake[]): string[] {
  return mistakes.map((mistake) => sentenceOf(mistake).replace(/^[^:]*: /, ""));
}

function contentFile(name: string): ContentFile {
  return { name, ...fileWords(name), places: placesOf(name) };
}

/** Reads a button's intent, such as `up:startDates/3`. */
function changeIn(intent: string): { change: Change; path: string } | undefined {
  const [name, path = ""] = intent.split(":", 2);
  const change = CHANGES.find((one) => one === name);
  return change && { change, path };
}
