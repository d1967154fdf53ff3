import type { SubmissionFilter } from "../../../server/store/admin/submission-filter.ts";
import type { SubmissionQuery } from "../../contract/submission-query.ts";
import { endOf, startOf } from "../school-times.ts";

/** The store's filter for a query of the studio. */
export function filterOf(query: SubmissionQuery): SubmissionFilter {
  const { search, form, state, from, to, startDate, country } = query;
  return {
    search,
    form,
    state,
    receivedFrom: from && startOf(from),
    receivedBefore: to && endOf(to),
    answers: { courseDates: startDate, country },
  };
}
