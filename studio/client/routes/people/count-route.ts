import type { LoaderFunctionArgs } from "react-router";

import { readSubmissionQuery } from "#studio/contract/submission-query.ts";
import { keepOrLeaveOut } from "../../shell/keep-page.ts";
import { studioContext } from "../../studio-context.ts";

/** How many the list would have with other conditions. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return context.get(studioContext).submissions.count(readSubmissionQuery(new URL(request.url)));
}

export const clientLoader = keepOrLeaveOut();
