import type { Content } from "#content/content.ts";

import type { AdminQueries } from "../../../server/store/admin/admin-queries.ts";
import type { StoredSubmission } from "../../../server/store/admin/find-submissions.ts";
import type { SubmissionPage, SubmissionRow } from "../../contract/submission.ts";
import {
  addressOf,
  type PageQuery,
  type SubmissionQuery,
} from "../../contract/submission-query.ts";
import { sortByStartDate } from "./start-date-order.ts";
import { filterOf } from "./submission-filters.ts";

/** Submissions on one page of the list. */
const LIMIT = 25;

/** Reads one page of the list, the newest first, and where the neighbouring pages begin. */
export async function readListPage(
  admin: Pick<AdminQueries, "page" | "find" | "distinctAnswers">,
  query: SubmissionQuery,
  { olderThan, newerThan }: PageQuery,
  content: Content,
  toRow: (submission: StoredSubmission, content: Content) => SubmissionRow,
): Promise<SubmissionPage> {
  const filter = filterOf(query, content.school.timeZone);
  const neighbour = newerThan ?? olderThan;
  const after = neighbour ? await admin.find(neighbour) : undefined;
  const isBackwards = newerThan !== undefined && after !== undefined;
  const order = isBackwards ? "oldest first" : "newest first";
  const [found, startDates, countries] = await Promise.all([
    // Reads one submission more than is shown, to find out whether there is a further page.
    admin.page(filter, { order, limit: LIMIT + 1, after }),
    admin.distinctAnswers("courseDates"),
    admin.distinctAnswers("country"),
  ]);
  const hasMore = found.length > LIMIT;
  const shown = found.slice(0, LIMIT);
  if (isBackwards) shown.reverse();
  const hasOlder = isBackwards ? shown.length > 0 : hasMore;
  const hasNewer = isBackwards ? hasMore : after !== undefined;
  return {
    rows: shown.map((submission) => toRow(submission, content)),
    olderThan: hasOlder ? shown.at(-1)?.id : undefined,
    newerThan: hasNewer ? shown[0]?.id : undefined,
    startDates: sortByStartDate(startDates, content.startDates, (label) => label),
    countries,
    isNew: found.length === 0 && !after && addressOf(query) === "",
  };
}
