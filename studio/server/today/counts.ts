import { contentChanges } from "#server/publish/content-changes.ts";
import { readDraft } from "#server/publish/content-draft.ts";
import { WAITING } from "#server/store/admin/submission-filter.ts";
import type { OpenStudio } from "../studio-store.ts";

const MOST_COUNTED = 99;

/** Counts what the studio's frame shows on every page. */
export async function readCounts({ store: { admin }, services }: OpenStudio) {
  const [draft, waiting] = await Promise.all([
    readDraft(services),
    admin.countPeople(WAITING, MOST_COUNTED + 1),
  ]);
  return {
    /** The changes that visitors do not see yet. */
    unpublished: contentChanges(draft.published, draft.documents).length,
    /** How many people are to be answered: `5`, or `99+`. */
    unanswered: waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : `${waiting}`,
  };
}

export type Counts = Awaited<ReturnType<typeof readCounts>>;
