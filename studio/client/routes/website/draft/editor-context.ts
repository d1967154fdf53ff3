import { createContext, use } from "react";

import { dataPath } from "../../../../contract/data-path.ts";
import type { Fact } from "../fields/facts.ts";
import { valueAt } from "./change-value.ts";
import type { DraftState, DraftStore } from "./draft-store.ts";

/** What all fields need: the draft, and the way from one field to another. */
export interface Editor {
  store: DraftStore;
  state: DraftState;
  facts: readonly Fact[];
  /** The names of the site’s own pictures. */
  pictures: readonly string[];
  /** Shows the field at a path with the document’s name in front, and focuses it. */
  open: (path: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A field is outside of an editor.");
  return editor;
}

/** The value of a field by its path with the document’s name in front. */
export function valueIn({ documents }: DraftState, path: string): unknown {
  const [name = "", ...steps] = path.split("/");
  return valueAt(documents[name]?.value, dataPath(steps.join("/")));
}

/** What is wrong with a field: the end of a sentence. */
export function mistakeIn({ documents }: DraftState, path: string): string | undefined {
  const [name = "", ...steps] = path.split("/");
  const inner = steps.join("/");
  return documents[name]?.mistakes.find((mistake) => mistake.path === inner)?.says;
}
