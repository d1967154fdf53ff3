/** What is saved of a document, published or not. */
export interface SavedContent {
  value: unknown;
  /** Names what was seen when it is saved again. */
  hash: string;
  mistakes: readonly FieldMistake[];
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
  | ({ status: "saved" } & Omit<SavedContent, "value">)
  | ({ status: "overtaken" } & SavedContent);
