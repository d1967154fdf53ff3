import { addDays, startOfDay } from "../../../server/core/school-clock.ts";
import type { SubmissionFilter } from "../../../server/store/admin/submission-filter.ts";
import type { SubmissionQuery } from "../../contract/submission-query.ts";

/** The store's filter for a query of the studio. */
export function filterOf(query: SubmissionQuery, timeZone: string): SubmissionFilter {
  const { search, form, step, state, from, to, startDate, country, source } = query;
  return {
    search,
    form,
    step,
    state,
    receivedFrom: from && startOfDay(from, timeZone),
    receivedBefore: to && startOfDay(addDays(to, 1), timeZone),
    answers: { courseDates: startDate, country, source },
  };
}
