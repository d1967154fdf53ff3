import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { words } from "../../../words.ts";

const text = words.submission;

interface NeighboursProps extends Pick<SubmissionDetails, "newer" | "older"> {
  /** The query of the list, with a leading question mark. */
  search: string;
}

/** Links back to the list, and to the submissions before and after this one in it. */
export function Neighbours({ search, newer, older }: NeighboursProps) {
  return (
    <nav aria-label={text.neighbours} className="-mx-3 flex flex-wrap justify-between gap-x-4">
      <Link to={`/people${search}`} className="studio-link">
        {text.back}
      </Link>
      <span className="flex">
        {newer && (
          <Link to={`/people/${newer}${search}`} className="studio-link gap-2">
            <Icon name="previous" className="size-4" />
            {text.newer}
          </Link>
        )}
        {older && (
          <Link to={`/people/${older}${search}`} className="studio-link gap-2">
            {text.older}
            <Icon name="next" className="size-4" />
          </Link>
        )}
      </span>
    </nav>
  );
}
