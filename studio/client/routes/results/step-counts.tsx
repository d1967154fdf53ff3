import { Link } from "react-router";

import type { Step } from "#forms/steps.ts";

import { queryString } from "#studio/contract/submission-query.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";

interface StepCountsProps {
  /** In their order. */
  steps: readonly { step: Step; submissions: number }[];
}

/** How many are at each step; who waits may be at a further step, too. */
export function StepCounts({ steps }: StepCountsProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-4 gap-y-3">
      {steps.map(({ step, submissions }) => (
        <li key={step}>
          <Link to={`/people${queryString({ step })}`} className="group block">
            <span
              className={`font-heading text-title tabular-nums ${submissions === 0 ? "text-muted-foreground" : ""}`}
            >
              {submissions}
            </span>{" "}
            <span className="flex items-center gap-2 text-muted-foreground group-hover:underline">
              <StepDot step={step} />
              {stepLabels[step]}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
