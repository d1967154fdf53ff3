import { applyPatch, type DocumentPatch } from "#server/publish/apply-patch.ts";
import { differenceName, documentDifferences } from "#server/publish/content-changes.ts";
import {
  type Draft,
  documentHash,
  documentsOf,
  readDraft,
  saveDraft,
} from "#server/publish/content-draft.ts";
import type { ContentServices } from "#server/publish/content-services.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import type { StudioServices } from "../studio-services.ts";
import { changeId } from "./change-words.ts";

export const CHANGED =
  "Something was changed since you opened this page. Look at the changes below, and publish then.";

/** Discards changes that visitors do not see yet, and brings them back. */
export function createDraftChanges({ store, user }: Pick<StudioServices, "store" | "user">) {
  /** Returns whether the draft is another one now. */
  async function patchDraft(patches: readonly DocumentPatch[], content: ContentServices) {
    const draft = await readDraft(content);
    let isChanged = false;
    for (const patch of patches) {
      const { name } = patch;
      const value = applyPatch(patch, draft.documents);
      const seen = documentHash(draft, name);
      if (contentHash(value) === seen) continue;
      isChanged =
        "hash" in (await saveDraft({ name, value, seen, by: user() }, content)) || isChanged;
    }
    return isChanged;
  }
  return {
    /**
     * Discards one change that visitors do not see yet, or all that the owner has seen; returns what
     * brings them back and whether none was saved by somebody else meanwhile, which stays, or why that
     * is not possible.
     * @param id of the change; `seen` for all of them
     */
    discard: (id: string) =>
      store.use(async ({ services: content }) => {
        const draft = await readDraft(content);
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
          const saved = await saveDraft(edit, content);
          if ("hash" in saved) discarded.push({ name, before: value, after });
        }
        return discarded.length > 0
          ? { discarded, isAll: discarded.length === changed.size }
          : CHANGED;
      }),
    /** Brings back what was discarded; returns whether any of it has come back. */
    restore: (discarded: readonly DocumentPatch[]) =>
      store.use(({ services: content }) => patchDraft(discarded, content)),
    /** Makes the draft as a stored version, but for what is not published; false if it is already. */
    edit: (version: number) =>
      store.use(async ({ services: content }) => {
        const { published } = await readDraft(content);
        const asked = documentsOf(await content.content.versions.read(version), content.origin());
        const patches = Object.entries(asked).map(([name, after]) => {
          return { name, before: published[name], after };
        });
        return patchDraft(patches, content);
      }),
  };
}

/** Names what would be published. */
export function nameOf({ basedOn, documents }: Draft): string {
  return contentHash([basedOn, documents]);
}
