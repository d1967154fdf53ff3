import { useRef } from "react";
import { Link } from "react-router";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { nameOf } from "#studio/client/shell/people/people-texts.ts";
import { useFocusAfterStep, useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { best } from "./ways-to-send.tsx";

interface SentProps {
  submission: SubmissionDetails;
  onWriteAgain: () => void;
}

/** That the history has what was sent, and who waits next. */
export function Sent({ submission, onWriteAgain }: SentProps) {
  const sentRef = useRef<HTMLParagraphElement>(null);
  const hasNext = submission.nextWaiting !== undefined && !submission.isWaiting;
  useFocusAfterStep(sentRef, !hasNext);
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p ref={sentRef} tabIndex={-1} className="flex items-center gap-2 font-medium">
        <StudioIcon name="check" className="size-5 text-link" />
        Sent. It is in the history.
      </p>
      <NextPerson submission={submission} isFocused />
      <button type="button" className="quiet-button -mb-2 -ml-4" onClick={onWriteAgain}>
        Write again
      </button>
    </div>
  );
}

interface NextPersonProps {
  submission: SubmissionDetails;
  /** Whether it receives the focus of a button that has gone. */
  isFocused?: boolean;
}

/** Who waits next, once this person has the next step. */
export function NextPerson({ submission, isFocused = false }: NextPersonProps) {
  const { isWaiting, nextWaiting } = submission;
  const { isDone } = useSteps();
  const linkRef = useRef<HTMLAnchorElement>(null);
  useFocusAfterStep(linkRef, isFocused);
  if (!isDone || isWaiting || !nextWaiting) return null;
  return (
    <Link
      ref={linkRef}
      to={`/people/${nextWaiting.page}?step=new`}
      className={`next-person ${isFocused ? best : "small-button max-w-full"}`}
    >
      <span className="truncate">Next: {nameOf(nextWaiting)}</span>
      <StudioIcon name="next" className="size-4" />
    </Link>
  );
}
