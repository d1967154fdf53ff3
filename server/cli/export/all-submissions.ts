import type { AdminQueries } from "../../store/admin/admin-queries.ts";
import type { Cursor, StoredSubmission } from "../../store/admin/find-submissions.ts";
import type { SubmissionFilter } from "../../store/admin/submission-filter.ts";

/** Submissions to export, in order. */
export type Submissions = AsyncIterable<StoredSubmission> | Iterable<StoredSubmission>;

/** Submissions per query. */
const PAGE = 500;

/** The matching submissions, read page by page: together they may not fit in memory. */
export async function* allSubmissions(
  admin: Pick<AdminQueries, "page">,
  filter: SubmissionFilter,
): AsyncGenerator<StoredSubmission> {
  let after: Cursor | undefined;
  do {
    const page = await admin.page(filter, { order: "oldest first", limit: PAGE, after });
    yield* page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}
