import type { Content } from "#content/content.ts";

import type { AdminQueries } from "../../../server/store/admin/admin-queries.ts";
import {
  addressOf,
  type ListQuery,
  type SubmissionQuery,
} from "../../contract/submission-query.ts";
import { shownCount } from "../today/counts.ts";
import { countryOf } from "./country-names.ts";
import { startDays } from "./start-days.ts";
import { filterOf } from "./submission-filters.ts";
import { rowOf } from "./submission-rows.ts";

/** Submissions on one page of the list. */
const LIMIT = 40;
/** Submissions of one step that are counted. */
const MOST_COUNTED = 1000;

export type SubmissionPage = Awaited<ReturnType<typeof readListPage>>;

/** Reads one page of the list, the newest first (of new ones the oldest), and where the next begins. */
export async function readListPage(
  admin: AdminQueries,
  { olderThan, ...query }: ListQuery,
  content: Content,
  now: number,
) {
  const filter = filterOf(query, content);
  const after = olderThan ? await admin.find(olderThan) : undefined;
  const [found, startDates, countries, sources, steps] = await Promise.all([
    // Reads one submission more than is shown, to find out whether there is a further page.
    admin.page(filter, {
      order: query.step === "new" ? "oldest first" : "newest first",
      limit: LIMIT + 1,
      after,
    }),
    admin.distinctAnswers("courseDates"),
    admin.distinctAnswers("country"),
    admin.distinctAnswers("source"),
    readSteps(admin, query.form),
  ]);
  const shown = found.slice(0, LIMIT);
  return {
    rows: shown.map((submission) => rowOf(submission, content, now)),
    isFirst: after === undefined,
    olderThan: found.length > LIMIT ? shown.at(-1)?.id : undefined,
    startDates: startDays(startDates, content.startDates).map((day) => [day, day] as const),
    countries: countries.map((stored) => [stored, countryOf(stored).country] as const),
    sources,
    steps,
    /** Whether nothing was ever received. */
    isNew: found.length === 0 && !after && addressOf(query) === "",
  };
}

async function readSteps(admin: AdminQueries, form: SubmissionQuery["form"]) {
  const counts = await admin.countSteps({ form }, MOST_COUNTED + 1);
  return Array.from(counts, ([step, count]) => ({ step, count: shownCount(count, MOST_COUNTED) }));
}
