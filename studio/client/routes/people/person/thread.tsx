import { Link } from "react-router";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { formWords, wishOf } from "#studio/client/shell/people/people-texts.ts";
import { StepDot } from "#studio/client/shell/steps/step-controls.tsx";
import { byWhom } from "#studio/client/words.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { Origin } from "./about.tsx";

const BUBBLE = "grid gap-1 rounded-2xl px-4 py-2.5";

/** What somebody and the school have written to each other; nothing for an application alone. */
export function Thread(submission: SubmissionDetails) {
  const { id, message, thread } = submission;
  if (!message && !thread.some((entry) => "row" in entry && entry.id !== id)) return null;
  return (
    <section aria-labelledby="thread" className="panel">
      <h2 id="thread" className="mb-3 text-subtitle">
        Messages
      </h2>
      <ol className="grid gap-3">
        {thread.map((entry) =>
          "letter" in entry ? (
            <li key={entry.id} className={`${BUBBLE} ml-8 justify-self-end rounded-br-sm bg-muted`}>
              <p className="whitespace-pre-wrap">{entry.letter.text}</p>
              <p className="text-sm text-muted-foreground">
                Your answer, <time dateTime={entry.at.iso}>{entry.at.label}</time>{" "}
                {byWhom(entry.by)}
              </p>
            </li>
          ) : (
            <li
              key={entry.id}
              className={`${BUBBLE} relative mr-8 justify-self-start rounded-bl-sm border ${entry.id === id ? "border-link" : "border-border"}`}
            >
              <p className="whitespace-pre-wrap">
                {entry.text || `${formWords[entry.row.form]}: ${wishOf(entry.row)}`}
              </p>
              {entry.id === id ? <Origin {...submission} /> : <OtherOrigin {...entry.row} />}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

type SentRow = Extract<SubmissionDetails["thread"][number], { row: object }>["row"];

/** When something else was sent, and its step; the link covers the bubble. */
function OtherOrigin({ id, form, received, step }: SentRow) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
      <Link to={`/people/${id}`} className="text-link after:absolute after:inset-0 hover:underline">
        {formWords[form]}, <time dateTime={received.iso}>{received.label}</time>
      </Link>
      <span className="inline-flex items-center gap-2">
        <StepDot step={step} />
        {stepLabels[step]}
      </span>
    </p>
  );
}
