import { useRef } from "react";
import { Link, useFetcher, useLocation } from "react-router";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { StateBadge } from "../../shell/state-badge.tsx";
import { StepButtons } from "../../shell/steps/step-buttons.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { formWords, stateWords, words } from "../../words.ts";

const text = words.submissions;

/** The key of the fetcher that sets steps; the page shows its answer. */
export const STEP_FETCHER = "step";

/** One page of submissions, each with its steps and a heading that links to it. */
export function SubmissionList({ rows }: { rows: readonly SubmissionRow[] }) {
  const { search } = useLocation();
  const fetcher = useFetcher<string>({ key: STEP_FETCHER });
  const listRef = useRef<HTMLUListElement>(null);
  // The list may have lost the entry of the pressed button, and the focus with it.
  useFocusAfterAction(fetcher.state === "idle" && fetcher.data, () =>
    document.activeElement === document.body ? listRef.current : undefined,
  );
  return (
    <ul ref={listRef} tabIndex={-1} aria-label={text.list} className="grid gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative items-center gap-x-6 rounded-2xl border border-border bg-card p-4 hover:border-link sm:px-6 lg:flex"
        >
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 className="font-sans text-base">
                {/* The link's ::after covers the card, so that a click anywhere on it works. */}
                <Link
                  to={`/people/${row.id}${search}`}
                  className="inline-link after:absolute after:inset-0 after:rounded-2xl"
                >
                  {row.name || row.email || text.noName}
                </Link>
              </h2>
              <MailStates mails={row.mails} />
            </div>
            <p className="text-sm text-muted-foreground">
              {formWords[row.form]} {row.reference}
              {" · "}
              <time dateTime={row.received.iso}>{row.received.label}</time>
            </p>
            <p className="text-sm">
              {[
                row.name && row.email,
                row.hadStarted ? text.startedCourse(row.startDate) : row.startDate,
                row.country,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <div className="mt-2 shrink-0 lg:mt-0">
            <StepButtons row={row} fetcher={fetcher} action={`/people${search}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The states of the mails about a submission, unless they were sent as usual. */
function MailStates({ mails: { school, receipt } }: Pick<SubmissionRow, "mails">) {
  return (
    <>
      {school && school !== "sent" && <StateBadge state={school} />}
      {receipt && receipt !== "sent" && receipt !== school && (
        <StateBadge state={receipt} label={text.receipt(stateWords[receipt].label)} />
      )}
    </>
  );
}
