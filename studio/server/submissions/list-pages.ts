import type { Content } from "#content/content.ts";

import type { AdminQueries } from "../../../server/store/admin/admin-queries.ts";
import type { SubmissionPage } from "../../contract/submission.ts";
import {
  addressOf,
  type PageQuery,
  type SubmissionQuery,
} from "../../contract/submission-query.ts";
import { sortByStartDate } from "./start-date-order.ts";
import { filterOf } from "./submission-filters.ts";
import { rowOf } from "./submission-rows.ts";

/** Submissions on one page of the list. */
const LIMIT = 25;
/** Submissions of one step that are counted. */
const MOST_COUNTED = 1000;
/** Submissions that the list names as waiting. */
const MOST_WAITING = 5;
const DAY = 24 * 3_600_000;
/** Milliseconds after which a submission without an answer has waited too long. */
const LONG_WAIT = 2 * DAY;

/** Reads one page of the list, the newest first, and where the neighbouring pages begin. */
export async function readListPage(
  admin: AdminQueries,
  query: SubmissionQuery,
  { olderThan, newerThan }: PageQuery,
  content: Content,
  now: number,
): Promise<SubmissionPage> {
  const filter = filterOf(query, content.school.timeZone);
  const neighbour = newerThan ?? olderThan;
  const after = neighbour ? await admin.find(neighbour) : undefined;
  const isBackwards = newerThan !== undefined && after !== undefined;
  const order = isBackwards ? "oldest first" : "newest first";
  const [found, startDates, countries, sources, steps, waiting] = await Promise.all([
    // Reads one submission more than is shown, to find out whether there is a further page.
    admin.page(filter, { order, limit: LIMIT + 1, after }),
    admin.distinctAnswers("courseDates"),
    admin.distinctAnswers("country"),
    admin.distinctAnswers("source"),
    readSteps(admin, query.form),
    readWaiting(admin, content, now),
  ]);
  const hasMore = found.length > LIMIT;
  const shown = found.slice(0, LIMIT);
  if (isBackwards) shown.reverse();
  const hasOlder = isBackwards ? shown.length > 0 : hasMore;
  const hasNewer = isBackwards ? hasMore : after !== undefined;
  return {
    rows: shown.map((submission) => rowOf(submission, content)),
    olderThan: hasOlder ? shown.at(-1)?.id : undefined,
    newerThan: hasNewer ? shown[0]?.id : undefined,
    startDates: sortByStartDate(startDates, content.startDates, (label) => label),
    countries,
    sources,
    steps,
    waiting,
    isNew: found.length === 0 && !after && addressOf(query) === "",
  };
}

async function readSteps(
  admin: AdminQueries,
  form: SubmissionQuery["form"],
): Promise<SubmissionPage["steps"]> {
  const counts = await admin.countSteps({ form }, MOST_COUNTED);
  return Array.from(counts, ([step, count]) => ({ step, count, isMore: count >= MOST_COUNTED }));
}

/** The new submissions that have waited for more than two days, the oldest first. */
async function readWaiting(
  admin: AdminQueries,
  content: Content,
  now: number,
): Promise<SubmissionPage["waiting"]> {
  const receivedBefore = new Date(now - LONG_WAIT).toISOString();
  const filter = { step: "new", receivedBefore } as const;
  const found = await admin.page(filter, { order: "oldest first", limit: MOST_WAITING + 1 });
  const rows = found.slice(0, MOST_WAITING).map((submission) => {
    const { id, form, name, email, received } = rowOf(submission, content);
    return { id, form, name, email, days: Math.floor((now - Date.parse(received.iso)) / DAY) };
  });
  return { rows, hasMore: found.length > MOST_WAITING };
}
