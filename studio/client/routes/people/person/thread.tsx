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
export function Thread(submission: SubmissionDetails) {
  const { id, thread } = submission;
  const open = new Set(openMessages(submission).map((entry) => entry.id));
  const entries = thread.filter((entry) => !open.has(entry.id));
  if (!entries.some((entry) => "row" in entry && (entry.text || entry.id !== id))) return null;
  return (
    <section aria-labelledby="thread" className="panel">
      <h2 id="thread" className="mb-3 text-subtitle">
        Messages
      </h2>
      <ol className="grid gap-3">
        {entries.map((entry) =>
          "letter" in entry ? (
            <li key={entry.id} className={`${BUBBLE} ml-8 justify-self-end rounded-br-sm bg-muted`}>
              <p className="whitespace-pre-wrap">{entry.letter.text}</p>
              <p className="text-sm text-muted-foreground">
                Your answer, <time dateTime={entry.at.iso}>{entry.at.label}</time>{" "}
                {byWhom(entry.by)}
              </p>
            </li>
          ) : (
            <Bubble key={entry.id} entry={entry} isMain={entry.id === id}>
              {entry.id === id ? <Origin {...submission} /> : <OtherOrigin {...entry.row} />}
            </Bubble>
          ),
        )}
      </ol>
    </section>
  );
}

/** The messages that wait for an answer. */
export function OpenMessages({ page }: { page: SubmissionDetails }) {
  return (
    <ol className="mt-2 mb-4 grid gap-3">
      {openMessages(page).map((entry) => (
        <Bubble key={entry.id} entry={entry} isMain>
          {entry.id === page.id ? (
            <Origin {...page} />
          ) : (
            <time dateTime={entry.at.iso} className="text-sm text-muted-foreground">
              {entry.at.label}
            </time>
          )}
        </Bubble>
      ))}
    </ol>
  );
}

interface BubbleProps {
  entry: Sent;
  /** Whether it is what the page, or the reply, is about. */
  isMain: boolean;
  /** When it came. */
  children: React.ReactNode;
}

/** Something that a person has sent. */
function Bubble({ entry: { text, row }, isMain, children }: BubbleProps) {
  return (
    <li
      className={`${BUBBLE} relative mr-8 justify-self-start rounded-bl-sm border ${isMain ? "border-link" : "border-border"}`}
    >
      <p className="whitespace-pre-wrap">{text || `${formWords[row.form]}: ${wishOf(row)}`}</p>
      {children}
    </li>
  );
}

/** When something else was sent, and its step; the link covers the bubble. */
function OtherOrigin({ id, form, received, step }: Sent["row"]) {
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
