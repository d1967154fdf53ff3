import { Link } from "react-router";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { formWords, wishOf } from "#studio/client/shell/people/people-texts.ts";
import { StepDot } from "#studio/client/shell/steps/step-controls.tsx";
import { byWhom } from "#studio/client/words.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { Origin } from "./about.tsx";

const BUBBLE = "grid gap-1 rounded-2xl px-4 py-2.5";

type Sent = Extract<SubmissionDetails["thread"][number], { row: object }>;

/** What a person has sent, without the school’s answers. */
export function sentRows({ thread }: SubmissionDetails): Sent["row"][] {
  return thread.flatMap((entry) => ("row" in entry ? [entry.row] : []));
}

/** The messages that wait for an answer, the oldest first: they stand above the reply. */
export function openMessages({ thread, waiting }: SubmissionDetails): Sent[] {
  return thread.flatMap((entry) =>
    "row" in entry && entry.text && waiting.includes(entry.id) ? [entry] : [],
  );
}

/** What somebody and the school have written to each other before; nothing for an application alone. */
export function Thread({ page }: { page: SubmissionDetails }) {
  const open = new Set<unknown>(openMessages(page));
  const entries = page.thread.filter((entry) => !open.has(entry));
  if (!entries.some((entry) => "row" in entry && (entry.text || entry.id !== page.id))) return null;
  return (
    <section aria-labelledby="thread" className="panel">
      <h2 id="thread" className="text-subtitle">
        Messages
      </h2>
      <Bubbles page={page} entries={entries} />
    </section>
  );
}

interface BubblesProps {
  page: SubmissionDetails;
  entries: SubmissionDetails["thread"];
}

/** What was written, the oldest first; what the page or the reply is about has a coloured edge. */
export function Bubbles({ page, entries }: BubblesProps) {
  const open = new Set<unknown>(openMessages(page));
  return (
    <ol className="mt-2 grid gap-3">
      {entries.map((entry) =>
        "letter" in entry ? (
          <li key={entry.id} className={`${BUBBLE} ml-8 justify-self-end rounded-br-sm bg-muted`}>
            <p className="whitespace-pre-wrap">{entry.letter.text}</p>
            <p className="text-sm text-muted-foreground">
              Your answer, <time dateTime={entry.at.iso}>{entry.at.label}</time> {byWhom(entry.by)}
            </p>
          </li>
        ) : (
          <li
            key={entry.id}
            className={`${BUBBLE} relative mr-8 justify-self-start rounded-bl-sm border ${entry.id === page.id || open.has(entry) ? "border-link" : "border-border"}`}
          >
            <p className="whitespace-pre-wrap">
              {entry.text || `${formWords[entry.row.form]}: ${wishOf(entry.row)}`}
            </p>
            {entry.id === page.id ? (
              <Origin {...page} />
            ) : (
              <OtherOrigin {...entry.row} isOpen={open.has(entry)} />
            )}
          </li>
        ),
      )}
    </ol>
  );
}

/** When something else was sent; once its reply does not stand below, its step, and its page. */
function OtherOrigin({ id, form, received, step, isOpen }: Sent["row"] & { isOpen: boolean }) {
  const time = <time dateTime={received.iso}>{received.label}</time>;
  if (isOpen) {
    return (
      <Link to={`/people/${id}`} className="min-h-6 text-sm text-link hover:underline">
        <span className="sr-only">{formWords[form]}, </span>
        {time}
      </Link>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
      {/* The link covers the bubble. */}
      <Link to={`/people/${id}`} className="text-link after:absolute after:inset-0 hover:underline">
        {formWords[form]}, {time}
      </Link>
      <span className="inline-flex items-center gap-2">
        <StepDot step={step} />
        {stepLabels[step]}
      </span>
    </p>
  );
}
