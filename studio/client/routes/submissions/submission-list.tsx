import { Link, useLocation } from "react-router";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { StateBadge } from "../../shell/state-badge.tsx";
import { formWords, stateWords, words } from "../../words.ts";

const text = words.submissions;

/** One page of submissions; each is a card whose heading links to it. */
export function SubmissionList({ rows }: { rows: readonly SubmissionRow[] }) {
  const { search } = useLocation();
  return (
    <ul aria-label={text.list} className="grid gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid gap-x-6 gap-y-2 rounded-2xl border border-border bg-card p-4 hover:border-link sm:grid-cols-[1fr_auto] sm:px-6"
        >
          <div>
            <h2 className="font-sans text-base">
              {/* The link's ::after covers the card, so that a click anywhere on it works. */}
              <Link
                to={`/submissions/${row.id}`}
                state={`/${search}`}
                className="inline-link after:absolute after:inset-0 after:rounded-2xl"
              >
                {row.name || row.email || text.noName}
              </Link>
            </h2>
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
          <p className="flex flex-wrap content-start gap-2 sm:flex-col sm:items-end">
            {row.mails.school && <StateBadge state={row.mails.school} />}
            {row.mails.receipt && row.mails.receipt !== row.mails.school && (
              <StateBadge
                state={row.mails.receipt}
                label={text.receipt(stateWords[row.mails.receipt].label)}
              />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
