import { useId } from "react";
import { Link } from "react-router";

import type { SubmissionPage } from "../../../contract/submission.ts";
import { formWords, words } from "../../words.ts";

const text = words.submissions.waiting;

/** Names what has waited for an answer for too long; nothing if there is no such thing. */
export function WaitingPanel({ waiting: { rows, hasMore } }: Pick<SubmissionPage, "waiting">) {
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="panel mb-6 border-2 border-primary">
      <h2 id={headingId} className="text-subtitle">
        {text.heading}
      </h2>
      <ul className="mt-2">
        {rows.map(({ id, form, name, email, days }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link to={`/people/${id}?step=new`} className="inline-link">
              {name || email || words.submissions.noName}
            </Link>
            <span className="text-sm text-muted-foreground">
              {formWords[form]} · {text.days(days)}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-2">
          <Link to="/people?step=new" className="inline-link">
            {text.more}
          </Link>
        </p>
      )}
    </section>
  );
}
