import type { FetcherWithComponents } from "react-router";

import { type Step, stepsOf } from "#forms/steps.ts";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { stepWords } from "./step-words.ts";

/** The classes of the step that a submission is at; elsewhere the same colours mark its number. */
const colours: Record<Step, string> = {
  new: "step-new",
  answered: "step-answered",
  interview: "step-interview",
  offered: "step-offered",
  booked: "step-booked",
  declined: "step-declined",
};

interface StepButtonsProps {
  row: Pick<SubmissionRow, "id" | "form" | "name" | "email" | "step">;
  fetcher: FetcherWithComponents<unknown>;
  /** The address of a page whose action calls setStep. */
  action: string;
}

/** One button for each step, so that one press sets it; without JavaScript it posts the page. */
export function StepButtons({ row, fetcher, action }: StepButtonsProps) {
  const { id, form, step: current } = row;
  const name = row.name || row.email || stepWords.unnamed[form];
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="from" value={current} />
      <div role="group" aria-label={stepWords.group(name)} className="step-buttons">
        {stepsOf(form).map((step) => (
          <button
            key={step}
            type="submit"
            name="step"
            value={step}
            aria-pressed={step === current}
            className={step === current ? colours[step] : undefined}
          >
            {stepWords.steps[step]}
          </button>
        ))}
      </div>
    </fetcher.Form>
  );
}
