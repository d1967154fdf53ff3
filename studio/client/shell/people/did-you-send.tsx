import { useId } from "react";

import { buttonClass } from "#app/ui/button/button.tsx";
import type { Step } from "#forms/steps.ts";

import { letterIn } from "#studio/contract/kept-notes.ts";
import { StepDot, type SteppedRow, useSteps } from "../steps/step-controls.tsx";
import { stepLabels } from "../steps/step-labels.ts";
import { usePageFetcher } from "../use-page-fetcher.ts";
import { nameOf } from "./people-texts.ts";
import type { OpenedLetter, useLetters } from "./use-letters.ts";

/** The step that follows from what is sent, if it is another; an answer leads nobody back. */
export function stepAfter({ step: present }: { step: Step }, step: Step): Step | undefined {
  return step === present || (step === "answered" && present !== "new") ? undefined : step;
}

/** To which other step something leads once it is sent. */
export function WhatFollows({ row, step }: { row: SteppedRow; step: Step }) {
  const next = stepAfter(row, step);
  if (!next) return null;
  return (
    <>
      {row.name ? `${row.name} then moves to` : "The step is then"} <StepDot step={next} />{" "}
      {stepLabels[next]}.
    </>
  );
}

interface DidYouSendProps {
  row: SteppedRow;
  opened: OpenedLetter;
  letters: ReturnType<typeof useLetters>;
  /** Whether it stands in a row of a list. */
  isBrief?: boolean;
}

/** Asks whether a letter was sent in another program; if so, keeps it, and sets the next step. */
export function DidYouSend({ row, opened, letters, isBrief = false }: DidYouSendProps) {
  const { set } = useSteps();
  const { send } = usePageFetcher();
  const whatFollows = useId();
  const { note, where } = opened;
  const name = nameOf(row);
  const step = stepAfter(row, opened.step);
  const title = letterIn(note)?.title;
  return (
    <div
      // The pressed link has gone, and the focus with it: it waits here for who comes back.
      ref={letters.moved === "asked" ? focus : undefined}
      role="group"
      tabIndex={-1}
      aria-label={`Did you send it to ${name}?`}
      aria-describedby={isBrief ? undefined : whatFollows}
      className={`did-you-send flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg ${isBrief ? "text-sm max-sm:gap-x-2" : "mt-3 border border-gold bg-muted p-4"}`}
    >
      <p className="font-semibold break-words" aria-hidden="true">
        {isBrief ? "Did you send it?" : `Did you send it to ${name}?`}
      </p>
      {!isBrief && (
        <p id={whatFollows} className="basis-full text-sm">
          {title && `“${title}” is ${where}. “Yes” keeps it in the history. `}
          <WhatFollows row={row} step={opened.step} />
        </p>
      )}
      <button
        type="button"
        className={buttonClass("primary")}
        onClick={() => (step ? set(row, step, note) : send({ note }, `/people/${row.id}`))}
      >
        {isBrief ? "Yes" : "Yes, I sent it"}
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
