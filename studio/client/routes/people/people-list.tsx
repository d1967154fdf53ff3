import { useRef } from "react";
import { useFetcher, useLocation } from "react-router";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { PersonRow } from "../../shell/people/person-row.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { peopleWords as text } from "./people-words.ts";

/** The key of the fetcher that sets steps; the page shows its answer. */
export const STEP_FETCHER = "step";

/** One page of people. */
export function PeopleList({ rows }: { rows: readonly SubmissionRow[] }) {
  const { search } = useLocation();
  const fetcher = useFetcher<string>({ key: STEP_FETCHER });
  const listRef = useRef<HTMLUListElement>(null);
  // The list may have lost the row of the pressed button, and the focus with it.
  useFocusAfterAction(fetcher.state === "idle" && fetcher.data, () =>
    document.activeElement === document.body ? listRef.current : undefined,
  );
  return (
    <ul ref={listRef} tabIndex={-1} aria-label={text.list} className="border-t border-border">
      {rows.map((row) => (
        <PersonRow
          key={row.id}
          row={row}
          search={search}
          fetcher={fetcher}
          action={`/people${search}`}
        />
      ))}
    </ul>
  );
}
