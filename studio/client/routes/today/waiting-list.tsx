import { useRef } from "react";
import { type FetcherWithComponents, Link } from "react-router";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { useFrame } from "../../shell/frame/frame-data.ts";
import { PersonRow } from "../../shell/people/person-row.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.waiting;

interface WaitingListProps {
  waiting: readonly SubmissionRow[];
  fetcher: FetcherWithComponents<unknown>;
}

/** Who waits for an answer, the longest first. */
export function WaitingList({ waiting, fetcher }: WaitingListProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The list has lost the row of the pressed button, and the focus with it.
  useFocusAfterAction(fetcher.state === "idle" && fetcher.data, () =>
    document.activeElement === document.body ? headingRef.current : undefined,
  );
  return (
    <section aria-labelledby="waiting">
      <h2 ref={headingRef} tabIndex={-1} id="waiting" className="mb-2 text-subtitle">
        {text.heading}
      </h2>
      {waiting.length === 0 ? (
        <Empty drawing="hammock" heading={text.nobody} text={text.nobodyText} />
      ) : (
        <>
          <ul className="person-list border-t border-border">
            {waiting.map((row) => (
              <PersonRow
                key={row.id}
                row={row}
                search="?step=new"
                fetcher={fetcher}
                action="/?index"
                isBrief
              />
            ))}
          </ul>
          <MoreLink shown={waiting.length} />
        </>
      )}
    </section>
  );
}

function MoreLink({ shown }: { shown: number }) {
  const unanswered = useFrame()?.counts?.unanswered;
  if (!unanswered || unanswered.count <= shown) return null;
  return (
    <p className="mt-3">
      <Link to="/people?step=new" className="inline-link">
        {text.more(`${unanswered.count}${unanswered.isMore ? "+" : ""}`)}
      </Link>
    </p>
  );
}
