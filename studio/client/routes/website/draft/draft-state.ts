import * as z from "zod";

import { placesBefore } from "#content/changes/merge-values.ts";
import { valueAt } from "#content/value-at.ts";

import type { SavedContent } from "#studio/contract/content-editing.ts";
import { dataPath } from "#studio/contract/data-path.ts";
import { type Fact, factsOf } from "../fields/facts.ts";

/** A document as the owner has changed it: `base` until then, and again once the server has it. */
export interface EditedDocument extends SavedContent, Unsent {
  /** What somebody else has saved, with other words in the same field: the owner has to decide. */
  contested?: (SavedContent & { text: string | undefined }) | undefined;
}

/** A document that is not sent yet, and what it was made of. */
export const unsentShape = z.object({ base: z.unknown(), value: z.unknown() });
export type Unsent = z.infer<typeof unsentShape>;

export interface DraftState {
  documents: Readonly<Record<string, EditedDocument>>;
  facts: readonly Fact[];
  /** `unreachable`: it is tried again; `refused`: it is not, for the reason in `sentence`. */
  status: "saved" | "saving" | "unreachable" | "refused";
  sentence?: string | undefined;
  /** The fields that undo and redo would change, by their paths. */
  steps: Readonly<Record<"undo" | "redo", string | undefined>>;
  /** Counts what the server has taken. */
  saves: number;
}

/** The state in which nothing is changed yet. */
export function loadedState(loaded: Readonly<Record<string, SavedContent>>): DraftState {
  const entries = Object.entries(loaded);
  const documents = Object.fromEntries(
    entries.map(([name, saved]) => [name, { ...saved, base: saved.value }]),
  );
  return {
    documents,
    facts: factsOf(documents),
    status: "saved",
    steps: { undo: undefined, redo: undefined },
    saves: 0,
  };
}

/** Whether a document has changes that the server has not. */
export function isUnsent(document: Unsent | undefined): boolean {
  return document?.base !== document?.value;
}

/** The documents in which somebody else has changed the same fields: the owner has to decide. */
export function contestedIn({ documents }: Pick<DraftState, "documents">): string[] {
  return Object.keys(documents).filter((name) => documents[name]?.contested);
}

/** A field by its path with the document’s name in front. */
export function fieldAt({ documents }: Pick<DraftState, "documents">, fullPath: string) {
  const [name = "", ...steps] = fullPath.split("/");
  const path = steps.join("/");
  return { name, path, value: valueAt(documents[name]?.value, dataPath(path)) };
}

/** The value of a field by its path with the document’s name in front. */
export function valueIn(state: Pick<DraftState, "documents">, fullPath: string): unknown {
  return fieldAt(state, fullPath).value;
}

/**
 * Where the field at a path is in another state. In an entry of a list it follows the entry; what
 * is in one that is gone is now the list.
 */
export function pathAfter(fullPath: string, before: DraftState, after: DraftState): string {
  const [name = "", ...steps] = dataPath(fullPath);
  const [old, now] = [before, after].map(({ documents }) => documents[name]?.value);
  return [name, ...stepsAfter(steps, old, now)].join("/");
}

type Steps = readonly (string | number)[];

function stepsAfter([step, ...rest]: Steps, before: unknown, after: unknown): Steps {
  if (step === undefined) return [];
  if (typeof step === "number") {
    if (!Array.isArray(before) || !Array.isArray(after)) return [];
    const places = [...placesBefore(before, after)];
    const [now] = places.find(([, old]) => old === step) ?? [];
    return now === undefined ? [] : [now, ...stepsAfter(rest, before[step], after[now])];
  }
  return [step, ...stepsAfter(rest, valueAt(before, [step]), valueAt(after, [step]))];
}

/** What is wrong with a field: the end of a sentence. */
export function mistakeIn(state: DraftState, fullPath: string): string | undefined {
  const { name, path } = fieldAt(state, fullPath);
  return state.documents[name]?.mistakes.find((mistake) => mistake.path === path)?.says;
}
