import type { Content } from "#content/content.ts";

import { addDays, startOfDay } from "#server/core/school-clock.ts";
import type { SubmissionFilter } from "#server/store/admin/submission-filter.ts";
import type { SubmissionQuery } from "../../contract/submission-query.ts";
import { labelsOf } from "./start-days.ts";

/** The store's filter for a query of the studio. */
export function filterOf(
  query: SubmissionQuery,
  { school, startDates }: Content,
): SubmissionFilter {
  const { timeZone } = school;
  const { search, form, step, state, from, to, startDate, country, source } = query;
  return {
    search,
    form,
    step,
    state,
    receivedFrom: from && startOfDay(from, timeZone),
    receivedBefore: to && startOfDay(addDays(to, 1), timeZone),
    answers: { courseDates: startDate && labelsOf(startDate, startDates), country, source },
  };
}
