import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionPage } from "../../../contract/submission.ts";
import { addressOf, type SubmissionQuery } from "../../../contract/submission-query.ts";
import { words } from "../../words.ts";

const text = words.submissions;

interface PageLinksProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "olderThan" | "newerThan">;
}

/** Links to the neighbouring pages, where there are any. */
export function PageLinks({ query, page: { olderThan, newerThan } }: PageLinksProps) {
  if (!olderThan && !newerThan) return null;
  return (
    <nav aria-label={text.pages} className="mt-6 flex justify-between">
      <span>
        {newerThan && (
          <Link to={`/people${addressOf({ ...query, newerThan })}`} className="studio-link gap-2">
            <Icon name="previous" className="size-4" />
            {text.newer}
          </Link>
        )}
      </span>
      {olderThan && (
        <Link to={`/people${addressOf({ ...query, olderThan })}`} className="studio-link gap-2">
          {text.older}
          <Icon name="next" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
