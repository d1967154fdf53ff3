import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";
import type { SchoolNumbers } from "#studio/server/school-numbers.ts";

/** How many are at each step, and the share of each in its colour. */
export function StepCounts({ steps }: Pick<SchoolNumbers, "steps">) {
  const all = steps.reduce((sum, { people }) => sum + people, 0);
  return (
    <>
      <div className="mb-4 flex h-2 overflow-hidden rounded-full bg-border forced-color-adjust-none">
        {steps.map(({ step, people }) => (
          <svg
            key={step}
            aria-hidden="true"
            width={`${(people / all) * 100}%`}
            className={`step-${step} bg-(--step)`}
          />
        ))}
      </div>
      <ol className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
        {steps.map(({ step, people, again }) => (
          <li key={step}>
            <Link to={`/people${queryString({ step })}`} className="group block">
              <span
                className={`font-heading text-title tabular-nums ${people === 0 ? "text-muted-foreground" : ""}`}
              >
                {people}
              </span>{" "}
              <span className="flex items-center gap-2 text-muted-foreground group-hover:underline">
                <StepDot step={step} />
                {stepLabels[step]}
              </span>
              <span className="text-sm text-muted-foreground">
                {again > 0 && ` + ${again.toLocaleString("en")} wrote again`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
