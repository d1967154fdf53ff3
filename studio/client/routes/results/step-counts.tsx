import { Link } from "react-router";

import type { Step } from "#forms/steps.ts";

import { queryString } from "#studio/contract/submission-query.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";

interface StepCountsProps {
  /** In their order. */
  steps: readonly { step: Step; submissions: number }[];
}

/** How many are at each step, and the share of each in its colour. */
export function StepCounts({ steps }: StepCountsProps) {
  const all = steps.reduce((sum, { submissions }) => sum + submissions, 0);
  return (
    <>
      <div className="mb-4 flex h-3 overflow-hidden rounded-full bg-border forced-color-adjust-none">
        {steps.map(({ step, submissions }) => (
          <svg
            key={step}
            aria-hidden="true"
            width={`${(submissions / all) * 100}%`}
            className={`step-${step} bg-(--step)`}
          />
        ))}
      </div>
      <ol className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
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
    </>
  );
}
