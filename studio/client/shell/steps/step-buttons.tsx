import type { FetcherWithComponents } from "react-router";

import { stepsOf } from "#forms/steps.ts";

import { calledIn, postStep, type SteppedRow } from "./post-step.ts";
import { StepDot } from "./step-dot.tsx";
import { stepWords } from "./step-words.ts";

interface StepButtonsProps {
  row: SteppedRow;
  fetcher: FetcherWithComponents<unknown>;
  /** The address of a page whose action calls setStep. */
  action: string;
}

/** One button for each step, so that one press sets it. */
export function StepButtons({ row, fetcher, action }: StepButtonsProps) {
  return (
    <div role="group" aria-label={stepWords.group(calledIn(row))} className="step-buttons">
      {stepsOf(row.form).map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={step === row.step}
          onClick={() => postStep(fetcher, action, row, step)}
        >
          <StepDot step={step} />
          {stepWords.steps[step]}
        </button>
      ))}
    </div>
  );
}
