import type { AdminQueries } from "../../store/admin/admin-queries.ts";
import type { Cursor, Page, StoredSubmission } from "../../store/admin/find-submissions.ts";
import type { SubmissionFilter } from "../../store/admin/submission-filter.ts";

/** Submissions to export, in order. */
export type Submissions = AsyncIterable<StoredSubmission> | Iterable<StoredSubmission>;

/** Submissions per query. */
const PAGE = 500;

/**
 * The matching submissions, read page by page: together they may not fit in memory.
 * @param first the submission before the first one to return; undefined for all
 */
export async function* allSubmissions(
  admin: Pick<AdminQueries, "page">,
  filter: SubmissionFilter,
  order: Page["order"] = "oldest first",
  first?: Cursor,
): AsyncGenerator<StoredSubmission> {
  let after = first;
  do {
    const page = await admin.page(filter, { order, limit: PAGE, after });
    yield* page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}
