import { contentChanges } from "../../../server/publish/content-changes.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import type { StudioStore } from "../studio-store.ts";

/** Submissions that are counted: the frame shows `99+`. */
const MOST_COUNTED = 99;

/** Counts what the studio's frame shows on every page. */
export function createCounts(store: StudioStore) {
  return () =>
    store.use(async ({ store: { admin }, services }) => {
      const [draft, steps] = await Promise.all([
        readDraft(services),
        admin.countSteps({}, MOST_COUNTED + 1, ["new"]),
      ]);
      const unanswered = steps.get("new") ?? 0;
      return {
        /** The changes that visitors do not see yet. */
        unpublished: contentChanges(draft.published, draft.documents).length,
        unanswered: {
          count: Math.min(unanswered, MOST_COUNTED),
          isMore: unanswered > MOST_COUNTED,
        },
      };
    });
}

export type Counts = Awaited<ReturnType<ReturnType<typeof createCounts>>>;
