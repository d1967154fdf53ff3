import { useId } from "react";

import { buttonClass } from "#app/ui/button/button.tsx";
import type { Step } from "#forms/steps.ts";

import { letterIn } from "#studio/contract/kept-notes.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StepDot, type SteppedRow, useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { nameOf } from "#studio/client/shell/people/people-texts.ts";
import type { OpenedLetter, useLetters } from "./use-letters.ts";

/** The step that follows from what is sent, if it is another; an answer leads nobody back. */
export function stepAfter({ step: present }: { step: Step }, step: Step): Step | undefined {
  return step === present || (step === "answered" && present !== "new") ? undefined : step;
}

interface WhatFollowsProps {
  row: SteppedRow & Pick<SubmissionDetails, "applicationStep">;
  /** What is sent. */
  reply: Pick<Reply, "of" | "step">;
}

/** To which step something leads once it is sent, or at which the person stays. */
export function WhatFollows({ row, reply: { of, step } }: WhatFollowsProps) {
  // The step of somebody who has applied is that of their application.
  const applied = row.form === "contact" ? row.applicationStep : undefined;
  const present = applied ?? row.step;
  const next = applied && of === row.id ? undefined : stepAfter({ step: present }, step);
  return (
    <>
      Then {next ? "moves to" : "stays at"}{" "}
      <span className="ml-1 inline-flex items-center gap-2 align-bottom whitespace-nowrap text-foreground">
        <StepDot step={next ?? present} /> {stepLabels[next ?? present]}
      </span>
    </>
  );
}

interface DidYouSendProps {
  row: WhatFollowsProps["row"];
  opened: OpenedLetter;
  letters: ReturnType<typeof useLetters>;
}

/** Asks whether a letter was sent in another program; if so, keeps it, and sets the next step. */
export function DidYouSend({ row, opened, letters }: DidYouSendProps) {
  const { isBusy, set } = useSteps();
  const whatFollows = useId();
  const { note, noteId, where } = opened;
  const name = nameOf(row);
  const { title } = letterIn(note);
  return (
    <div
      // The pressed link has gone, and the focus with it: it waits here for who comes back.
      ref={letters.moved === "asked" ? focus : undefined}
      role="group"
      tabIndex={-1}
      aria-label={`Did you send it to ${name}?`}
      aria-describedby={whatFollows}
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-gold bg-muted p-4"
    >
      <p className="font-semibold break-words" aria-hidden="true">
        Did you send it to {name}?
      </p>
      <p id={whatFollows} className="basis-full text-sm">
        {`“${title}” is ${where}. “Yes” keeps it in the history. `}
        <WhatFollows row={row} reply={{ of: opened.id, step: opened.step }} />
      </p>
      <button
        type="button"
        className={buttonClass("primary")}
        onClick={() => {
          // After a second tap, which changes nothing, there would be nothing to take back.
          if (!isBusy) set(row, stepAfter(row, opened.step) ?? row.step, { note, noteId });
        }}
      >
        Yes, I sent it
      </button>
      <button type="button" className="small-button" onClick={letters.reopen}>
        Not yet
      </button>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
