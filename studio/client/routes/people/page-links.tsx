import { Link } from "react-router";

import { queryString, type SubmissionQuery } from "#studio/contract/submission-query.ts";
import type { SubmissionPage } from "#studio/server/submissions/list-pages.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";

interface PageLinksProps {
  query: SubmissionQuery;
  page: SubmissionPage;
  /** How many the pages before it have shown. */
  seen: number;
}

/** Links to the next page, and from there to the first; between them, where this one is. */
export function PageLinks({ query, page: { shown, total, isFirst, next }, seen }: PageLinksProps) {
  if (isFirst && !next) return null;
  const last = seen + shown;
  return (
    <nav
      aria-label="Pages of the list"
      className="-mx-4 mt-4 grid grid-cols-[1fr_auto_1fr] items-center justify-items-end"
    >
      <span className="justify-self-start">
        {!isFirst && (
          <Link to={`/people${queryString(query)}`} className="quiet-button">
            <StudioIcon name="previous" />
            Back to the first
          </Link>
        )}
      </span>
      <span className="text-sm text-muted-foreground tabular-nums">
        {(isFirst || seen > 0) &&
          `${seen + 1}–${last.toLocaleString("en")} of ${total.toLocaleString("en")}`}
      </span>
      {next && (
        <Link
          to={`/people${queryString({ ...query, after: next, seen: `${last}` })}`}
          className="quiet-button"
        >
          Next
          <StudioIcon name="next" />
        </Link>
      )}
    </nav>
  );
}
