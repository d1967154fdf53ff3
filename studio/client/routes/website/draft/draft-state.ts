import { valueAt } from "#content/value-at.ts";

import type { FieldMistake } from "../../../../contract/content-editing.ts";
import { dataPath } from "../../../../contract/data-path.ts";
import type { Change } from "./change-value.ts";

export interface EditedDocument {
  /** What the server has. */
  base: unknown;
  hash: string;
  mistakes: FieldMistake[];
  /** What is not sent yet, the oldest first. */
  changes: readonly Change[];
  /** As it is here, with the changes. */
  value: unknown;
}

export interface DraftState {
  documents: Readonly<Record<string, EditedDocument>>;
  /** `unreachable`: it is tried again; `refused`: it is not, for the reason in `sentence`. */
  status: "saved" | "saving" | "unreachable" | "refused";
  sentence?: string | undefined;
  /** Whether this browser has what is not sent yet, should it be closed. */
  isKept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Counts what the server has taken, so that the page is shown anew. */
  saves: number;
}

/** The documents in which somebody else has changed the same fields: the owner has to decide. */
export function contestedIn({ documents }: Pick<DraftState, "documents">): string[] {
  return Object.keys(documents).filter((name) =>
    documents[name]?.changes.some(({ isContested }) => isContested),
  );
}

/** A field by its path with the document’s name in front. */
export function fieldAt({ documents }: Pick<DraftState, "documents">, fullPath: string) {
  const [name = "", ...steps] = fullPath.split("/");
  const path = steps.join("/");
  return { name, path, value: valueAt(documents[name]?.value, dataPath(path)) };
}

/** The value of a field by its path with the document’s name in front. */
export function valueIn(state: DraftState, fullPath: string): unknown {
  return fieldAt(state, fullPath).value;
}

/** What is wrong with a field: the end of a sentence. */
export function mistakeIn(state: DraftState, fullPath: string): string | undefined {
  const { name, path } = fieldAt(state, fullPath);
  return state.documents[name]?.mistakes.find((mistake) => mistake.path === path)?.says;
}
