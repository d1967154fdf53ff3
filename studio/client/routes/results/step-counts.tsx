import { Link } from "react-router";

import type { Step } from "#forms/steps.ts";

import { queryString } from "#studio/contract/submission-query.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";

interface StepBarProps {
  /** In their order. */
  steps: readonly { step: Step; submissions: number }[];
  /** Their sum. */
  all: number;
}

/** The steps, from received to booked, as one bar; who waits may be at a further step, too. */
export function StepBar({ steps, all }: StepBarProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-9 w-full overflow-hidden rounded-lg"
      >
        {steps.map(({ step, submissions }, index) => {
          const before = steps.slice(0, index);
          return (
            submissions > 0 && (
              <rect
                key={step}
                x={before.reduce((sum, one) => sum + one.submissions, 0)}
                width={submissions}
                height="1"
                className={`step-share step-${step}`}
              />
            )
          );
        })}
      </svg>
      <ol className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
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
