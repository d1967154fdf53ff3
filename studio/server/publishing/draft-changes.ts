import { isDeepStrictEqual } from "node:util";

import { mergeValues } from "#content/changes/merge-values.ts";
import { documentSchema } from "#content/schema/documents.ts";

import { differenceName, documentDifferences } from "#server/publish/content-changes.ts";
import {
  type Draft,
  documentHash,
  documentsOf,
  readDraft,
  saveDraft,
} from "#server/publish/content-draft.ts";
import type { Publishing } from "#server/publish/open-publishing.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import type { StudioServices } from "../studio-services.ts";
import { changeId } from "./change-words.ts";

/** What a document was, and what it became. */
interface DocumentPatch {
  name: string;
  before: unknown;
  after: unknown;
}

export const CHANGED =
  "Something was changed since you opened this page. Look at the changes below, and publish then.";

/** Discards changes that visitors do not see yet, and brings them back. */
export function createDraftChanges({ store, user }: Pick<StudioServices, "store" | "user">) {
  /** Returns whether the draft is another one now, and the patches that could not be made in full. */
  async function patchDraft(patches: readonly DocumentPatch[], publishing: Publishing) {
    const draft = await readDraft(publishing);
    let isChanged = false;
    const left: DocumentPatch[] = [];
    for (const patch of patches) {
      const { name, before, after } = patch;
      const own = draft.documents[name];
      const merged = (preferred: "mine" | "theirs") =>
        mergeValues(before, own, after, { preferred, schema: documentSchema(name) });
      const value = merged("mine");
      const seen = documentHash(draft, name);
      const edit = { name, value, seen, by: user() };
      const isOther = contentHash(value) !== seen;
      const isSaved = isOther && "hash" in (await saveDraft(edit, publishing));
      isChanged ||= isSaved;
      if (isOther !== isSaved || !isDeepStrictEqual(value, merged("theirs"))) left.push(patch);
    }
    return { isChanged, left };
  }
  return {
    /**
     * Discards one change that visitors do not see yet, or all that the owner has seen; returns what
     * brings them back and whether none was saved by somebody else meanwhile, which stays, or why that
     * is not possible.
     * @param id of the change; `seen` for all of them
     */
    discard: (id: string) =>
      store.use(async ({ services: publishing }) => {
        const draft = await readDraft(publishing);
        const { published, documents } = draft;
        const all = documentDifferences(published, documents);
        // Once another entry of its list is discarded, a change has only its name.
        const one =
          all.find((each) => changeId(each) === id) ??
          all.find((each) => id.endsWith(differenceName(each)));
        const isAll = id === nameOf(draft);
        const discarded: DocumentPatch[] = [];
        const changed = Map.groupBy(isAll ? all : one ? [one] : [], ({ document }) => document);
        for (const [name, [first]] of changed) {
          const after = documents[name];
          const value = isAll ? published[name] : first?.revert(after);
          const edit = { name, value, seen: documentHash(draft, name), by: user() };
          const saved = await saveDraft(edit, publishing);
          if ("hash" in saved) discarded.push({ name, before: value, after });
        }
        return discarded.length > 0
          ? { discarded, isAll: discarded.length === changed.size }
          : { problem: CHANGED };
      }),
    /** Brings back what was discarded; returns whether any has come back, and what has not. */
    restore: (discarded: readonly DocumentPatch[]) =>
      store.use(({ services: publishing }) => patchDraft(discarded, publishing)),
    /**
     * Puts what a version changed into the draft, but for what has been typed there since; what was
     * published later stays. Undefined if there is no such version.
     */
    edit: (version: number) =>
      store.use(async ({ services: publishing }) => {
        const stored = await publishing.contentStore.versions.read(version);
        // Version 0 changed nothing.
        if (!stored || stored.basedOn === null) return undefined;
        const before = await publishing.contentStore.versions.read(stored.basedOn);
        const old = documentsOf(before, publishing.origin());
        const patches = Object.entries(documentsOf(stored, publishing.origin())).map(
          ([name, after]) => ({ name, before: old[name], after }),
        );
        return patchDraft(patches, publishing);
      }),
  };
}

/** Names what would be published. */
export function nameOf({ basedOn, documents }: Draft): string {
  return contentHash([basedOn, documents]);
}
