import type { Content } from "#content/content.ts";

import { addDays, schoolDate } from "#server/core/school-clock.ts";
import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import type { SubmissionFilter } from "#server/store/admin/submission-filter.ts";
import { queryString, type ListQuery } from "../../contract/submission-query.ts";
import { countryOf } from "./country-names.ts";
import { cursorOf, partsOf, type Placed, readCursor, readParts } from "./list-parts.ts";
import { startDays } from "./start-days.ts";
import { filterOf } from "./submission-filters.ts";
import { personRow } from "./person-rows.ts";

const LIMIT = 40;

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
  const parts = partsOf(filter, content, now);
  const [found, startDates, countries, sources, people] = await Promise.all([
    // Reads one person more than is shown, to find out whether there is a further page.
    readParts(admin, parts, LIMIT + 1, after),
    admin.distinctAnswers("courseDates"),
    admin.distinctAnswers("country"),
    admin.distinctAnswers("source"),
    // By each step, whichever step and state of mails are shown.
    admin.countSteps({ ...filter, step: undefined, state: undefined }),
  ]);
  const shown = found.slice(0, LIMIT);
  const { step, state } = query;
  const at = people.steps.find((one) => one.step === step);
  const all = at ? at.people + at.again : people.all;
  const total = state ? await admin.countPeople(filter) : all;
  return {
    /** How many are on all pages. */
    total,
    /** How many are on this one. */
    shown: shown.length,
    /** What this page shows of each part of the list. */
    parts: groupedByPart(shown, content, now),
    isFirst: after === undefined,
    /** Where the next page begins; undefined on the last. */
    next: found.length > LIMIT ? shown.slice(-1).map(cursorOf).join() : undefined,
    startDates: startDays(startDates, content.startDates).map((day) => [day, day] as const),
    countries: countries.map((stored) => [stored, countryOf(stored).country] as const),
    sources,
    periods: periodsUntil(schoolDate(now, content.school.timeZone)),
    /** Each person once, where they stand; who has written again waits with who is new. */
    steps: people.steps,
    /** Whether nothing was ever received. */
    isNew: found.length === 0 && !after && queryString(query) === "",
  };
}

/** The first days of the periods that the filter offers. */
function periodsUntil(today: string) {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return [
    ["This week", addDays(today, -sinceMonday)],
    ["This month", `${today.slice(0, 7)}-01`],
  ] as const;
}

export type PeoplePart = ReturnType<typeof groupedByPart>[number];

function groupedByPart(placed: readonly Placed[], content: Content, now: number) {
  return Array.from(
    Map.groupBy(placed, ({ part }) => part),
    ([name, those]) => ({ name, rows: those.map(({ person }) => personRow(person, content, now)) }),
  );
}

/** Who waits, the most urgent first, in the parts of the list. */
export async function readWaiting(
  admin: AdminQueries,
  content: Content,
  { now, limit, filter = {} }: { now: number; limit: number; filter?: SubmissionFilter },
) {
  const parts = partsOf({ ...filter, step: "new" }, content, now);
  return groupedByPart(await readParts(admin, parts, limit), content, now);
}
