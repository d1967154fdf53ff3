import type { Draft } from "./draft.ts";

/** A document of the content, as the studio presents it to the owner. */
export interface ContentFile {
  /** The document's name in URLs: `start-dates`. */
  name: string;
  title: string;
  about: string;
  /** The addresses at which pages show it, the best place first. */
  places: readonly string[];
}

interface Named {
  /** Where the value is in the file, and the name of its control: `startDates/0/date`. */
  path: string;
  label: string;
  help?: string;
  error?: string;
  /** Whether few owners ever need it. */
  isRare?: true;
}

/** A field with a single value, as text for its form control. */
export interface ValueField extends Named {
  kind: "line" | "text" | "number" | "date" | "time" | "choice";
  value: string;
  isOptional: boolean;
  /** The values of a choice. */
  options?: readonly string[];
}

/** A picture, which is replaced under Pictures. */
export interface PictureField extends Named {
  kind: "picture";
  /** The picture's name: `gallery/gallery-beach`. */
  value: string;
}

/** A value that is posted by a hidden control. */
interface HiddenField extends Named {
  kind: "hidden";
  value: string;
}

export interface CheckField extends Named {
  kind: "check";
  isChecked: boolean;
}

export interface GroupField extends Named {
  kind: "group";
  fields: readonly Field[];
  /** Whether the owner can leave out the whole group. */
  isOptional: boolean;
}

export interface ListField extends Named {
  kind: "list";
  items: readonly Field[];
  isOptional: boolean;
}

/** A group or list that the owner has left out. */
export interface AbsentField extends Named {
  kind: "absent";
}

export type Field =
  | ValueField
  | PictureField
  | HiddenField
  | CheckField
  | GroupField
  | ListField
  | AbsentField;

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

/** A document's form: its fields, and the hash of what they were read from. */
export interface ContentForm {
  file: ContentFile;
  version: string;
  field: Field;
  /** Whether what is saved is not what visitors see. */
  isChanged: boolean;
}

/** The outcome of a posted form. */
export type Editing = { status: "saved" } | { status: "discarded" } | Unsaved;

/** A form with values that are not saved; `draft` is what the preview shows. */
type Unsaved = { form: ContentForm; draft: Draft } & (
  | { status: "previewed" }
  /** A list was changed. `focus` is the path of the field to focus. */
  | { status: "changed"; focus: string }
  | { status: "mistakes"; mistakes: readonly string[] }
  /** Somebody else has changed the document meanwhile. Saving once more replaces their values. */
  | { status: "conflict"; differences: readonly Difference[] }
  /** Going back to what visitors see would throw these values away. */
  | { status: "discarding"; differences: readonly Difference[] }
);

/** A value that differs between the posted form and what is stored. */
export interface Difference {
  label: string;
  yours: string;
  theirs: string;
}
