/** A document of the content, as the studio presents it to the owner. */
export interface ContentFile {
  /** The document's name in URLs: `start-dates`. */
  name: string;
  title: string;
  about: string;
  /** The URLs at which pages show it, the best place first. */
  places: readonly string[];
}

/** What is saved of a document, published or not. */
export interface SavedContent {
  value: unknown;
  /** Names what was seen when it is saved again. */
  hash: string;
}

/** All documents by name, and the names of the site’s own pictures. */
export interface EditedContent {
  documents: Readonly<Record<string, SavedContent>>;
  pictures: readonly string[];
}

/** A mistake in a field: the end of a sentence, such as “is empty.” */
export interface FieldMistake {
  path: string;
  says: string;
}

/** The outcome of saving a document; `overtaken` has what somebody else has saved meanwhile. */
export type Saving =
  | { status: "saved"; hash: string; mistakes: FieldMistake[] }
  | ({ status: "overtaken" } & SavedContent);

/** A posted form: the texts by path, the chosen files by the names of their controls. */
export interface PostedForm {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, PostedFile>;
}

export interface PostedFile {
  /** Empty if the file is too large. */
  bytes: Uint8Array;
  isTooLarge: boolean;
}
