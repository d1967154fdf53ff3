import type { Content } from "#content/content.ts";

import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import type { Cursor, StoredSubmission } from "#server/store/admin/find-submissions.ts";
import type { SubmissionFilter } from "#server/store/admin/submission-filter.ts";
import { queryString, type ListQuery } from "../../contract/submission-query.ts";
import { shownCount } from "../today/counts.ts";
import { countryOf } from "./country-names.ts";
import { startDays } from "./start-days.ts";
import { filterOf } from "./submission-filters.ts";
import { byUrgency, isWaiting, rowOf } from "./submission-rows.ts";

const LIMIT = 40;
/** Submissions that wait and are put in order; of more, the oldest. */
const MOST_ORDERED = 200;
const MOST_COUNTED = 1000;

export type SubmissionPage = Awaited<ReturnType<typeof readListPage>>;

/** Reads one page of the list, first who waits, the longest first, and where the next begins. */
export async function readListPage(
  admin: AdminQueries,
  { after: cursor, ...query }: ListQuery,
  content: Content,
  now: number,
) {
  const filter = filterOf(query, content);
  const after = readCursor(cursor);
  const [found, startDates, countries, sources, steps] = await Promise.all([
    // Reads one submission more than is shown, to find out whether there is a further page.
    readRows(admin, filter, LIMIT + 1, after),
    admin.distinctAnswers("courseDates"),
    admin.distinctAnswers("country"),
    admin.distinctAnswers("source"),
    readSteps(admin, filter),
  ]);
  const shown = found.slice(0, LIMIT);
  const isWhole = !after && found.length <= LIMIT;
  const total = isWhole ? found.length : await admin.count(filter);
  const waiting = steps.get("new") ?? 0;
  return {
    /** How many are on all pages, and of them who waits and who does not, if that is known. */
    total,
    waiting: shownCount(waiting, MOST_COUNTED),
    handled: waiting > MOST_COUNTED ? undefined : (total - waiting).toLocaleString("en"),
    rows: byUrgency(shown.map((submission) => rowOf(submission, content, now))),
    isFirst: after === undefined,
    /** Where the next page begins; undefined on the last. */
    next: found.length > LIMIT ? shown.slice(-1).map(cursorOf).join() : undefined,
    startDates: startDays(startDates, content.startDates).map((day) => [day, day] as const),
    countries: countries.map((stored) => [stored, countryOf(stored).country] as const),
    sources,
    steps: Array.from(steps, ([step, count]) => ({ step, count: shownCount(count, MOST_COUNTED) })),
    /** Whether nothing was ever received. */
    isNew: found.length === 0 && !after && queryString(query) === "",
  };
}

/** Where a page ended, and in which part: its last row may be moved or erased meanwhile. */
interface PageEnd extends Cursor {
  isWaiting: boolean;
}

function cursorOf(submission: StoredSubmission): string {
  const { received_at, id } = submission;
  return `${isWaiting(submission) ? "waiting" : "handled"} ${received_at} ${id}`;
}

function readCursor(text = ""): PageEnd | undefined {
  const [, part, received_at, id] = /^(waiting|handled) (\S+) (.+)$/s.exec(text) ?? [];
  if (received_at === undefined || id === undefined) return undefined;
  return { isWaiting: part === "waiting", received_at, id };
}

/** Who waits, the most urgent first. */
export async function readWaiting(admin: AdminQueries, content: Content, now: number) {
  const order = { order: "oldest first", limit: MOST_ORDERED } as const;
  const waiting = await admin.page({ step: "new" }, order);
  return byUrgency(waiting.map((submission) => rowOf(submission, content, now)));
}

/** Who waits, the longest first, and then the others, the newest first. */
async function readRows(
  admin: AdminQueries,
  filter: SubmissionFilter,
  limit: number,
  after: PageEnd | undefined,
) {
  if (filter.step === "new") return admin.page(filter, { order: "oldest first", limit, after });
  const isBehind = filter.step !== undefined || after?.isWaiting === false;
  const waiting = isBehind
    ? []
    : await admin.page({ ...filter, step: "new" }, { order: "oldest first", limit, after });
  const rest = { limit: limit - waiting.length, after: isBehind ? after : undefined };
  const quiet = admin.page({ ...filter, isQuiet: true }, { order: "newest first", ...rest });
  return [...waiting, ...(await quiet)];
}

/** How many of those that match are at each step, whichever step and state of mails are shown. */
function readSteps(admin: AdminQueries, filter: SubmissionFilter) {
  const others = { ...filter, step: undefined, state: undefined };
  return admin.countSteps(others, MOST_COUNTED + 1);
}
